CREATE TABLE "first_run_links" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp (6) with time zone NOT NULL
);

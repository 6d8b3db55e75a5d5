CREATE TABLE "regular_work" (
	"work" text PRIMARY KEY NOT NULL,
	"due_at" timestamp (6) with time zone NOT NULL
);

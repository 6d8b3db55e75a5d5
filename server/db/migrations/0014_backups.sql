CREATE TABLE "backups" (
	"single" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"saved_at" timestamp (6) with time zone NOT NULL,
	"proven_at" timestamp (6) with time zone,
	"fault" text,
	CONSTRAINT "backups_single" CHECK ("backups"."single")
);

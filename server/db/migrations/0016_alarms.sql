CREATE TABLE "alarms" (
	"subject" text PRIMARY KEY NOT NULL,
	"raised_at" timestamp (6) with time zone NOT NULL
);

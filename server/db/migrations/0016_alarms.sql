CREATE TABLE "alarms" (
	"subject" text PRIMARY KEY NOT NULL,
	"told_at" timestamp (6) with time zone NOT NULL
);

CREATE TABLE "failing_work" (
	"work" text NOT NULL,
	"place" text NOT NULL,
	"since" timestamp (6) with time zone NOT NULL,
	"last_at" timestamp (6) with time zone NOT NULL,
	"error" text NOT NULL,
	CONSTRAINT "failing_work_work_place_pk" PRIMARY KEY("work","place")
);
--> statement-breakpoint
CREATE INDEX "mails_given_up" ON "mails" USING btree ("given_up_at" DESC NULLS LAST) WHERE given_up_at is not null;
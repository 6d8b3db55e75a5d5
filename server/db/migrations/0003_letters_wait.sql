DROP INDEX "mails_waiting";--> statement-breakpoint
ALTER TABLE "mails" ALTER COLUMN "next_attempt_at" SET DEFAULT '-infinity';--> statement-breakpoint
ALTER TABLE "outbox" ALTER COLUMN "next_attempt_at" SET DEFAULT '-infinity';--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "subscription" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "link_hash" "bytea";--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "urgency" smallint DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "expires_at" timestamp (6) with time zone DEFAULT now() + interval '14 days' NOT NULL;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "given_up_at" timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "refusals" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("urgency","next_attempt_at","id") WHERE sent_at is null and given_up_at is null;
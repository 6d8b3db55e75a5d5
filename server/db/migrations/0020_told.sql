CREATE TABLE "summary_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "summary_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"user_id" bigint NOT NULL,
	"title" text NOT NULL,
	"detail" text NOT NULL,
	"url" text NOT NULL,
	"due_at" timestamp (6) with time zone NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"sent_at" timestamp (6) with time zone,
	CONSTRAINT "summary_entries_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "declined_news" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "quiet_from" smallint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "quiet_to" smallint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "urgent_when_quiet" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "daily_summary" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "summary_entries_waiting" ON "summary_entries" USING btree ("user_id","due_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "summary_entries_age" ON "summary_entries" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_quiet" CHECK (("users"."quiet_from" is null) = ("users"."quiet_to" is null));
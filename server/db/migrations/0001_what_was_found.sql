CREATE TABLE "watched_searches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "watched_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"q" text NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"checked_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "watched_searches_q" CHECK (length("watched_searches"."q") between 2 and 200)
);
--> statement-breakpoint
ALTER TABLE "contact_details" ADD COLUMN "next_iban" text;--> statement-breakpoint
ALTER TABLE "contact_details" ADD COLUMN "next_iban_from" timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_by_id" bigint;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "delivery" jsonb;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "iban" text;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "shipping_named_at" timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "search_words" ADD COLUMN "heard" text GENERATED ALWAYS AS (f_heard(word)) STORED;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "terms_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "frozen_at" timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "watched_searches" ADD CONSTRAINT "watched_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "watched_searches_once" ON "watched_searches" USING btree ("user_id",lower("q"));--> statement-breakpoint
CREATE INDEX "watched_searches_due" ON "watched_searches" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "deals_by_hand" ON "deals" USING btree ("paid_at") WHERE status = 'paid' and handover = 'in_person';--> statement-breakpoint
CREATE INDEX "search_words_heard" ON "search_words" USING btree ("heard");--> statement-breakpoint
ALTER TABLE "offers" DROP COLUMN "listing_revision";
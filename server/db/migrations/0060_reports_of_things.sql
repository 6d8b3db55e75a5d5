CREATE TABLE "report_appeals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_appeals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"report_id" bigint NOT NULL,
	"side" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"outcome" text,
	"action" text,
	"ground" text,
	"decided_reason" text,
	"decided_by_id" bigint,
	"decided_at" timestamp (6) with time zone,
	CONSTRAINT "report_appeals_decision" CHECK (num_nonnulls("report_appeals"."outcome", "report_appeals"."decided_reason", "report_appeals"."decided_by_id", "report_appeals"."decided_at") in (0, 4))
);
--> statement-breakpoint
ALTER TABLE "reports" DROP CONSTRAINT "reports_quoted";--> statement-breakpoint
DROP INDEX "reports_open_once";--> statement-breakpoint
ALTER TABLE "reports" ALTER COLUMN "reporter_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ALTER COLUMN "reported_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ALTER COLUMN "conversation_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "kind" text;--> statement-breakpoint
UPDATE "reports" SET "kind" = CASE WHEN "message_id" IS NULL THEN 'person' ELSE 'message' END;--> statement-breakpoint
ALTER TABLE "reports" ALTER COLUMN "kind" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "guest_name" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "guest_email" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "guest_locale" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "listing_id" bigint;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "review_id" bigint;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "profile_id" bigint;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "reporter_key" text DEFAULT replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "reported_key" text DEFAULT replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') NOT NULL;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "action" text;--> statement-breakpoint
ALTER TABLE "reports" ADD COLUMN "ground" text;--> statement-breakpoint
ALTER TABLE "report_appeals" ADD CONSTRAINT "report_appeals_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_appeals" ADD CONSTRAINT "report_appeals_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "report_appeals_once" ON "report_appeals" USING btree ("report_id","side");--> statement-breakpoint
CREATE UNIQUE INDEX "report_appeals_open" ON "report_appeals" USING btree ("report_id") WHERE outcome is null;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_profile_id_users_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_guest_open_once" ON "reports" USING btree ("guest_email","kind",coalesce(message_id, conversation_id, listing_id, review_id, profile_id)) WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reports_created" ON "reports" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open_once" ON "reports" USING btree ("reporter_id","kind",coalesce(message_id, conversation_id, listing_id, review_id, profile_id)) WHERE outcome is null;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_action" CHECK (coalesce("reports"."outcome", '') = 'upheld' or num_nonnulls("reports"."action", "reports"."ground") = 0);--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter" CHECK ("reports"."reporter_id" is null or "reports"."guest_email" is null);--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_thing" CHECK (num_nonnulls("reports"."conversation_id", "reports"."listing_id", "reports"."review_id", "reports"."profile_id") = 1
        and ("reports"."message_id" is not null) = ("reports"."kind" = 'message')
        and case "reports"."kind" when 'message' then "reports"."conversation_id" is not null
          when 'person' then "reports"."conversation_id" is not null when 'review' then "reports"."review_id" is not null
          when 'profile' then "reports"."profile_id" is not null else "reports"."listing_id" is not null end);--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reported" CHECK (("reports"."kind" = 'product') = ("reports"."reported_id" is null));--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_quoted" CHECK (("reports"."kind" = 'person') = ("reports"."quoted" is null));
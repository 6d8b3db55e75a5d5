ALTER TABLE "deals" ADD COLUMN "reviews_asked_at" timestamp (6) with time zone;--> statement-breakpoint
UPDATE "deals" SET "reviews_asked_at" = r.asked_at FROM (
  SELECT "deal_id", max("asked_at") AS asked_at FROM "review_requests" GROUP BY "deal_id"
) r WHERE r.deal_id = "deals"."id";--> statement-breakpoint
DROP TABLE "review_requests";--> statement-breakpoint
DROP INDEX "deals_unpaid";--> statement-breakpoint
CREATE INDEX "deals_to_remind" ON "deals" USING btree ("pay_by") WHERE status = 'awaiting_payment' and reminders_sent < 2;--> statement-breakpoint
CREATE INDEX "deals_to_review" ON "deals" USING btree ("received_at","id") WHERE status = 'received' and reviews_asked_at is null;

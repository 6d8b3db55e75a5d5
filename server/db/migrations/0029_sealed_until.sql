DROP INDEX "reviews_sealed";--> statement-breakpoint
ALTER TABLE "reviews" ADD COLUMN "sealed_until" timestamp (6) with time zone;--> statement-breakpoint
UPDATE "reviews" r SET "sealed_until" = coalesce(d.received_at, r.created_at) + interval '14 days' FROM "deals" d WHERE d.id = r.deal_id;--> statement-breakpoint
ALTER TABLE "reviews" ALTER COLUMN "sealed_until" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "reviews_sealed" ON "reviews" USING btree ("sealed_until","deal_id") WHERE published_at is null;

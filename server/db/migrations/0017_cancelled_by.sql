ALTER TABLE "listings" ADD COLUMN "cancelled_by" text;--> statement-breakpoint
UPDATE "listings" l SET "cancelled_by" = CASE
  WHEN EXISTS (SELECT FROM "lot_acts" a WHERE a."listing_id" = l."id" AND a."kind" = 'cancellation' AND a."line" LIKE '%"by":"moderator"%') THEN 'moderator'
  WHEN l."cancel_reason" IS NULL THEN 'seller' END
WHERE l."status" = 'cancelled';

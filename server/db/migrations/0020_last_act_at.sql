ALTER TABLE "listings" ADD COLUMN "last_act_at" timestamp (6) with time zone;--> statement-breakpoint
UPDATE "listings" l SET "last_act_at" = greatest(
	(SELECT "placed_at" FROM "bids" b WHERE b."listing_id" = l."id" ORDER BY "sequence" DESC LIMIT 1),
	(SELECT max("at") FROM "lot_acts" a WHERE a."listing_id" = l."id")
) WHERE "bid_sequence" > 0 OR "log_length" > 0;

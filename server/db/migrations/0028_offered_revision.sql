ALTER TABLE "offers" ADD COLUMN "listing_revision" bigint;--> statement-breakpoint
-- Offers of before are taken as made for what their listing is now.
UPDATE "offers" o SET "listing_revision" = l."revision" FROM "listings" l WHERE l."id" = o."listing_id";--> statement-breakpoint
ALTER TABLE "offers" ALTER COLUMN "listing_revision" SET NOT NULL;

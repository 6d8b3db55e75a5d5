ALTER TABLE "listings" ADD COLUMN "name_en" text;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_english_name" CHECK (length("listings"."name_en") between 1 and 160);
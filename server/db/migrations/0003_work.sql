ALTER TABLE "listings" ADD COLUMN "closing_minute" integer;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "declarations" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_closing_minute" CHECK ("listings"."closing_minute" between 0 and 1439);
DROP INDEX "listings_brand";--> statement-breakpoint
CREATE INDEX "listings_brand" ON "listings" USING btree ("brand_id","ends_at","id","country");
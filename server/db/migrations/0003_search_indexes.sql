DROP INDEX "listings_ending";--> statement-breakpoint
DROP INDEX "listings_newest";--> statement-breakpoint
DROP INDEX "listings_price";--> statement-breakpoint
CREATE INDEX "listings_seller_status" ON "listings" USING btree ("seller_id","status");--> statement-breakpoint
CREATE INDEX "listings_price_down" ON "listings" USING btree ("shown_price_minor" DESC NULLS LAST,"id") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "brands_search" ON "brands" USING gin (key gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "listings_ending" ON "listings" USING btree ("ends_at","id") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "listings_newest" ON "listings" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "listings_price" ON "listings" USING btree ("shown_price_minor","id") WHERE status = 'live';
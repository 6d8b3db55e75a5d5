DROP INDEX "wishlist_items_listing";--> statement-breakpoint
CREATE INDEX "wishlist_items_listing" ON "wishlist_items" USING btree ("listing_id","wishlist_id");
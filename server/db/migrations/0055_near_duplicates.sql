ALTER TABLE "media" ADD COLUMN "likeness" bit(64);--> statement-breakpoint
CREATE INDEX "listing_pictures_media" ON "listing_pictures" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "media_alike" ON "media" USING gin (likeness_quarters("likeness"));
DROP INDEX "listings_relisted";--> statement-breakpoint
CREATE INDEX "listings_to_relist" ON "listings" USING btree ("id") WHERE status = 'unsold' and automatic_relists > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "listings_relisted" ON "listings" USING btree ("relisted_from_id") WHERE relisted_from_id is not null;
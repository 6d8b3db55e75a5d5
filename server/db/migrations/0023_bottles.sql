ALTER TABLE "listings" ADD COLUMN "batch_key" text;--> statement-breakpoint
CREATE UNIQUE INDEX "listings_batch" ON "listings" USING btree ("seller_id","batch_key") WHERE batch_key is not null;
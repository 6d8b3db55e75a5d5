ALTER TABLE "suspicions" ADD COLUMN "facts" jsonb;--> statement-breakpoint
CREATE INDEX "bids_placed" ON "bids" USING brin ("placed_at");--> statement-breakpoint
CREATE INDEX "suspicions_pair" ON "suspicions" USING btree ("user_id","other_id","kind");
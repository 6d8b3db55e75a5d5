ALTER TABLE "goods_orders" ADD COLUMN "transfer_since" timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "goods_orders" ADD COLUMN "reminded_at" timestamp (6) with time zone;--> statement-breakpoint
CREATE INDEX "goods_orders_transfers" ON "goods_orders" USING btree ("transfer_since") WHERE transfer_since is not null and reminded_at is null and status = 'placed';
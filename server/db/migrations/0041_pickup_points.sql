ALTER TABLE "carriers" ADD COLUMN "destination" text DEFAULT 'address' NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_orders" ADD COLUMN "point" jsonb;
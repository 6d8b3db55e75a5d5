ALTER TABLE "goods_order_lines" ADD COLUMN "purchase_minor" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "purchase_minor" bigint;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_purchase" CHECK ("products"."purchase_minor" > 0);
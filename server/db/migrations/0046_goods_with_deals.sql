CREATE TABLE "cart_left_deals" (
	"cart_id" bigint NOT NULL,
	"deal_id" bigint NOT NULL,
	CONSTRAINT "cart_left_deals_cart_id_deal_id_pk" PRIMARY KEY("cart_id","deal_id")
);
--> statement-breakpoint
ALTER TABLE "deals" DROP CONSTRAINT "deals_protected";--> statement-breakpoint
DROP INDEX "deals_order";--> statement-breakpoint
ALTER TABLE "goods_order_lines" DROP CONSTRAINT "goods_order_lines_goods_order_id_product_id_pk";--> statement-breakpoint
ALTER TABLE "goods_order_lines" DROP CONSTRAINT "goods_order_lines_product_id_products_id_fk";--> statement-breakpoint
DROP INDEX "goods_order_lines_product";--> statement-breakpoint
ALTER TABLE "goods_order_lines" RENAME COLUMN "product_id" TO "item_id";--> statement-breakpoint
ALTER TABLE "goods_order_lines" ADD COLUMN "deal_id" bigint;--> statement-breakpoint
ALTER TABLE "goods_order_lines" ADD COLUMN "product_id" bigint GENERATED ALWAYS AS (case when deal_id is null then item_id end) STORED;--> statement-breakpoint
ALTER TABLE "goods_order_lines" ADD CONSTRAINT "goods_order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_order_lines" ADD CONSTRAINT "goods_order_lines_goods_order_id_item_id_pk" PRIMARY KEY("goods_order_id","item_id");--> statement-breakpoint
CREATE INDEX "goods_order_lines_product" ON "goods_order_lines" USING btree ("product_id");--> statement-breakpoint
UPDATE "goods_parcels" SET "pieces" = (SELECT jsonb_agg(jsonb_build_object('itemId', each->'productId', 'pieces', each->'pieces')) FROM jsonb_array_elements("pieces") AS each) WHERE jsonb_array_length("pieces") > 0;--> statement-breakpoint
ALTER TABLE "cart_left_deals" ADD CONSTRAINT "cart_left_deals_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_left_deals" ADD CONSTRAINT "cart_left_deals_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cart_left_deals_deal" ON "cart_left_deals" USING btree ("deal_id");--> statement-breakpoint
ALTER TABLE "goods_order_lines" ADD CONSTRAINT "goods_order_lines_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deals_goods_order" ON "deals" USING btree ("order_id") WHERE not is_protected and order_id is not null;--> statement-breakpoint
CREATE INDEX "goods_order_lines_deal" ON "goods_order_lines" USING btree ("deal_id") WHERE deal_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "deals_order" ON "deals" USING btree ("order_id") WHERE is_protected;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_protected" CHECK ("deals"."is_protected" or "deals"."delivered_at" is null);--> statement-breakpoint
ALTER TABLE "goods_order_lines" ADD CONSTRAINT "goods_order_lines_bought" CHECK ("goods_order_lines"."deal_id" is null or ("goods_order_lines"."quantity" = 1 and "goods_order_lines"."back_ordered" = 0));
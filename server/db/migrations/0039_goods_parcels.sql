CREATE TABLE "goods_parcels" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_parcels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"goods_order_id" bigint NOT NULL,
	"tracking" text NOT NULL,
	"pieces" jsonb NOT NULL,
	"handed_over_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "goods_order_lines" ADD COLUMN "handed_over" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_order_lines" ADD COLUMN "taken_back" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "goods_parcels" ADD CONSTRAINT "goods_parcels_goods_order_id_goods_orders_id_fk" FOREIGN KEY ("goods_order_id") REFERENCES "public"."goods_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_parcels_order" ON "goods_parcels" USING btree ("goods_order_id","id");--> statement-breakpoint
-- What was handed over before went as a whole; when is known by the delivery at best.
UPDATE "goods_order_lines" SET "handed_over" = "quantity" FROM "goods_orders"
WHERE "goods_orders"."id" = "goods_order_id" AND "status" IN ('handed_over', 'delivered', 'returned');--> statement-breakpoint
INSERT INTO "goods_parcels" ("goods_order_id", "tracking", "pieces", "handed_over_at")
SELECT g.id, g.tracking, jsonb_agg(jsonb_build_object('productId', l.product_id, 'pieces', l.quantity) ORDER BY l.position),
  coalesce(g.delivered_at, g.paid_at, g.placed_at)
FROM "goods_orders" g JOIN "goods_order_lines" l ON l.goods_order_id = g.id
WHERE g.status IN ('handed_over', 'delivered', 'returned') GROUP BY g.id;--> statement-breakpoint
ALTER TABLE "goods_orders" DROP COLUMN "tracking";--> statement-breakpoint
ALTER TABLE "goods_order_lines" ADD CONSTRAINT "goods_order_lines_moved" CHECK ("goods_order_lines"."handed_over" >= 0 and "goods_order_lines"."taken_back" >= 0 and "goods_order_lines"."handed_over" + "goods_order_lines"."taken_back" <= "goods_order_lines"."quantity");
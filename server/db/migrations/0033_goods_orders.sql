CREATE TABLE "carrier_prices" (
	"carrier_id" bigint NOT NULL,
	"country" text NOT NULL,
	"valid_from" date NOT NULL,
	"max_weight_g" integer NOT NULL,
	"price_minor" bigint NOT NULL,
	CONSTRAINT "carrier_prices_carrier_id_country_valid_from_max_weight_g_pk" PRIMARY KEY("carrier_id","country","valid_from","max_weight_g"),
	CONSTRAINT "carrier_prices_weight" CHECK ("carrier_prices"."max_weight_g" > 0),
	CONSTRAINT "carrier_prices_price" CHECK ("carrier_prices"."price_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "carriers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carriers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"position" integer DEFAULT 0 NOT NULL,
	"is_shown" boolean NOT NULL,
	"name" jsonb NOT NULL,
	"note" jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "goods_order_lines" (
	"goods_order_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"sku" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_minor" bigint NOT NULL,
	"discount_minor" bigint NOT NULL,
	"back_ordered" integer NOT NULL,
	CONSTRAINT "goods_order_lines_goods_order_id_product_id_pk" PRIMARY KEY("goods_order_id","product_id"),
	CONSTRAINT "goods_order_lines_quantity" CHECK ("goods_order_lines"."quantity" > 0),
	CONSTRAINT "goods_order_lines_back" CHECK ("goods_order_lines"."back_ordered" between 0 and "goods_order_lines"."quantity"),
	CONSTRAINT "goods_order_lines_discount" CHECK ("goods_order_lines"."discount_minor" between 0 and "goods_order_lines"."quantity" * "goods_order_lines"."unit_minor")
);
--> statement-breakpoint
CREATE TABLE "goods_order_picks" (
	"goods_order_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"pieces" integer NOT NULL,
	CONSTRAINT "goods_order_picks_goods_order_id_product_id_store_id_pk" PRIMARY KEY("goods_order_id","product_id","store_id"),
	CONSTRAINT "goods_order_picks_pieces" CHECK ("goods_order_picks"."pieces" > 0)
);
--> statement-breakpoint
CREATE TABLE "goods_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint,
	"user_id" bigint,
	"status" text DEFAULT 'placed' NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"locale" text NOT NULL,
	"note" text NOT NULL,
	"carrier_id" bigint,
	"store_id" bigint,
	"address" jsonb NOT NULL,
	"invoice" jsonb NOT NULL,
	"tracking" text DEFAULT '' NOT NULL,
	"age_checked_at" timestamp (6) with time zone,
	"needs_age_check" boolean NOT NULL,
	"is_called_off" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"press_key" text NOT NULL,
	"placed_at" timestamp (6) with time zone NOT NULL,
	"paid_at" timestamp (6) with time zone,
	"delivered_at" timestamp (6) with time zone,
	CONSTRAINT "goods_orders_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "goods_orders_delivery" CHECK (("goods_orders"."carrier_id" is null) <> ("goods_orders"."store_id" is null))
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "own_rate" integer;--> statement-breakpoint
ALTER TABLE "carrier_prices" ADD CONSTRAINT "carrier_prices_carrier_id_carriers_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carriers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_order_lines" ADD CONSTRAINT "goods_order_lines_goods_order_id_goods_orders_id_fk" FOREIGN KEY ("goods_order_id") REFERENCES "public"."goods_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_order_lines" ADD CONSTRAINT "goods_order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_order_picks" ADD CONSTRAINT "goods_order_picks_goods_order_id_goods_orders_id_fk" FOREIGN KEY ("goods_order_id") REFERENCES "public"."goods_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_order_picks" ADD CONSTRAINT "goods_order_picks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_order_picks" ADD CONSTRAINT "goods_order_picks_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_orders" ADD CONSTRAINT "goods_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_orders" ADD CONSTRAINT "goods_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_orders" ADD CONSTRAINT "goods_orders_carrier_id_carriers_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_orders" ADD CONSTRAINT "goods_orders_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_order_lines_product" ON "goods_order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "goods_order_picks_product" ON "goods_order_picks" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "goods_orders_press" ON "goods_orders" USING btree ("press_key");--> statement-breakpoint
CREATE INDEX "goods_orders_user" ON "goods_orders" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "goods_orders_status" ON "goods_orders" USING btree ("status","id");
CREATE TABLE "product_prices" (
	"product_id" bigint NOT NULL,
	"from_at" timestamp (6) with time zone NOT NULL,
	"price_minor" bigint,
	CONSTRAINT "product_prices_product_id_from_at_pk" PRIMARY KEY("product_id","from_at")
);
--> statement-breakpoint
CREATE TABLE "product_stock" (
	"product_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"pieces" integer NOT NULL,
	CONSTRAINT "product_stock_product_id_store_id_pk" PRIMARY KEY("product_id","store_id"),
	CONSTRAINT "product_stock_pieces" CHECK ("product_stock"."pieces" >= 0)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" bigint PRIMARY KEY NOT NULL,
	"sku" text NOT NULL,
	"price_minor" bigint NOT NULL,
	"reduced_minor" bigint,
	"reduced_from" timestamp (6) with time zone,
	"reduced_until" timestamp (6) with time zone,
	"price_changes_at" timestamp (6) with time zone,
	"tax_rate" smallint NOT NULL,
	"family" text,
	"takes_back_orders" boolean NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "products_sku_unique" UNIQUE("sku"),
	CONSTRAINT "products_price" CHECK ("products"."price_minor" > 0),
	CONSTRAINT "products_reduced" CHECK ("products"."reduced_minor" > 0 and "products"."reduced_minor" < "products"."price_minor"),
	CONSTRAINT "products_span" CHECK ("products"."reduced_from" < "products"."reduced_until"),
	CONSTRAINT "products_tax" CHECK ("products"."tax_rate" in (0, 12, 21))
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_house" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "original_price_minor" bigint;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "lowest_price_minor" bigint;--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_stock" ADD CONSTRAINT "product_stock_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_stock" ADD CONSTRAINT "product_stock_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_id_listings_id_fk" FOREIGN KEY ("id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_stock_store" ON "product_stock" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "products_due" ON "products" USING btree ("price_changes_at") WHERE price_changes_at is not null;--> statement-breakpoint
CREATE INDEX "products_family" ON "products" USING btree ("family") WHERE family is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_house" ON "users" USING btree ("is_house") WHERE "users"."is_house";--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_reduced" CHECK (("listings"."original_price_minor" is null) = ("listings"."lowest_price_minor" is null) and ("listings"."original_price_minor" is null or ("listings"."sale_mode" = 'stock' and "listings"."asked_price_minor" < "listings"."original_price_minor" and "listings"."asked_price_minor" < "listings"."lowest_price_minor")));
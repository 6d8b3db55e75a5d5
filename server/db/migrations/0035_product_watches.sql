CREATE TABLE "product_watches" (
	"user_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"wished_minor" bigint,
	"is_met" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"told_at" timestamp (6) with time zone,
	CONSTRAINT "product_watches_user_id_product_id_pk" PRIMARY KEY("user_id","product_id"),
	CONSTRAINT "product_watches_wish" CHECK ("product_watches"."wished_minor" > 0)
);
--> statement-breakpoint
ALTER TABLE "product_watches" ADD CONSTRAINT "product_watches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_watches" ADD CONSTRAINT "product_watches_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_watches_product" ON "product_watches" USING btree ("product_id");
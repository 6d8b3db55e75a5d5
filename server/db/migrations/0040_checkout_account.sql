CREATE TABLE "goods_order_codes" (
	"cart_id" bigint PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"salt" "bytea" NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "goods_order_codes_tries" CHECK ("goods_order_codes"."tries" between 0 and 5)
);
--> statement-breakpoint
ALTER TABLE "goods_orders" ADD COLUMN "new_account_id" bigint;--> statement-breakpoint
ALTER TABLE "goods_order_codes" ADD CONSTRAINT "goods_order_codes_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_order_codes_phone" ON "goods_order_codes" USING btree ("phone");--> statement-breakpoint
ALTER TABLE "goods_orders" ADD CONSTRAINT "goods_orders_new_account_id_users_id_fk" FOREIGN KEY ("new_account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "goods_orders_new_account" ON "goods_orders" USING btree ("new_account_id") WHERE new_account_id is not null;
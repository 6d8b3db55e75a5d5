CREATE TABLE "payout_batches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"by_id" bigint NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"idempotency_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"iban" text,
	"variable_symbol" text NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"batch_id" bigint,
	"paid_at" timestamp (6) with time zone,
	"paid_by_id" bigint,
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount_minor" > 0),
	CONSTRAINT "payouts_account" CHECK ("payouts"."iban" is not null or ("payouts"."batch_id" is null and "payouts"."paid_at" is null)),
	CONSTRAINT "payouts_paid" CHECK (("payouts"."paid_at" is null) = ("payouts"."paid_by_id" is null))
);
--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "is_protected" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "order_id" bigint;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "delivered_at" timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "is_protected" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "released_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_batch_id_payout_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_paid_by_id_users_id_fk" FOREIGN KEY ("paid_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_batches_key" ON "payout_batches" USING btree ("by_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_order" ON "payouts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payouts_user" ON "payouts" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "payouts_batch" ON "payouts" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "payouts_waiting" ON "payouts" USING btree ("id") WHERE paid_at is null;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deals_order" ON "deals" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "deals_delivered" ON "deals" USING btree ("delivered_at") WHERE status in ('paid', 'sent') and delivered_at is not null;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_protected" CHECK ("deals"."is_protected" or ("deals"."order_id" is null and "deals"."delivered_at" is null));--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_held" CHECK (not "deals"."is_protected" or "deals"."paid_at" is null or "deals"."order_id" is not null);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_protected" CHECK ("listings"."type" = 'supply' or not "listings"."is_protected");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_released" CHECK ("orders"."released_minor" between 0 and "orders"."total_minor" - "orders"."refunded_minor");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_held" CHECK ("orders"."is_held" or "orders"."released_minor" = 0);--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_one_kind" CHECK (not ("orders"."is_held" and "orders"."is_owed"));--> statement-breakpoint
INSERT INTO "ledger_entries" ("debit", "credit", "amount_minor", "order_id", "reason", "booked_at")
SELECT 'receivable', share.account, share.amount, o.id, 'bill', o.created_at
FROM "orders" o
JOIN "order_lines" l ON l.order_id = o.id
CROSS JOIN LATERAL (
  SELECT coalesce((2 * l.total_minor * l.vat_percent + 100 + l.vat_percent) / (2 * (100 + l.vat_percent)), 0) AS minor
) vat
CROSS JOIN LATERAL (
  VALUES ('revenue:' || l.revenue, l.total_minor - vat.minor), ('vat:' || l.vat_percent, vat.minor)
) share(account, amount)
WHERE o.is_owed AND o.status = 'awaiting_payment' AND share.amount > 0;

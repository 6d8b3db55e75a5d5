ALTER TABLE "listings" ADD COLUMN "package_order_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "told_by_line" text;--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "payee_name" text;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_package_order_id_orders_id_fk" FOREIGN KEY ("package_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "orders" SET "due_on" = "s"."due_on" FROM "fee_statements" "s" WHERE "s"."order_id" = "orders"."id";--> statement-breakpoint
-- Money of other currencies that still waits leaves the accounts of crowns for its own.
INSERT INTO "ledger_entries" ("debit", "credit", "amount_minor", "receipt_id", "reason", "booked_at")
SELECT 'unpaired', 'held:' || "source", "amount_minor", "id", 'returned', now() FROM "receipts"
WHERE "currency" <> 'CZK' AND "order_id" IS NULL AND "resolved_at" IS NULL
UNION ALL
SELECT 'held:' || "source" || ':' || "currency", 'unpaired:' || "currency", "amount_minor", "id", 'receipt', now() FROM "receipts"
WHERE "currency" <> 'CZK' AND "order_id" IS NULL AND "resolved_at" IS NULL;

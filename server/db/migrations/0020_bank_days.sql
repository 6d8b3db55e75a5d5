-- outside a transaction
ALTER TABLE "payout_batches" VALIDATE CONSTRAINT "payout_batches_format";--> statement-breakpoint
ALTER TABLE "payouts" VALIDATE CONSTRAINT "payouts_paid";--> statement-breakpoint
ALTER TABLE "refunds" VALIDATE CONSTRAINT "refunds_account";--> statement-breakpoint
ALTER TABLE "refunds" VALIDATE CONSTRAINT "refunds_bank_order_id_payout_batches_id_fk";--> statement-breakpoint
-- What a build that was broken off has left is not valid.
DROP INDEX CONCURRENTLY IF EXISTS "receipts_day";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "refunds_bank_order";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "receipts_day" ON "receipts" USING btree (substring(coalesce(reported_by_line, reference) from '^[a-z]+-([0-9]{4}-[0-9]{2}-[0-9]{2})-')) WHERE source = 'transfer';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "refunds_bank_order" ON "refunds" USING btree ("bank_order_id") WHERE bank_order_id is not null;

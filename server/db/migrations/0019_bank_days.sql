-- outside a transaction
-- What a build that was broken off has left is not valid.
DROP INDEX CONCURRENTLY IF EXISTS "receipts_day";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "refunds_bank_order";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "receipts_day" ON "receipts" USING btree (substring(coalesce(reported_by_line, reference) from '^[a-z]+-([0-9]{4}-[0-9]{2}-[0-9]{2})-')) WHERE source = 'transfer';--> statement-breakpoint
CREATE INDEX CONCURRENTLY "refunds_bank_order" ON "refunds" USING btree ("bank_order_id") WHERE bank_order_id is not null;

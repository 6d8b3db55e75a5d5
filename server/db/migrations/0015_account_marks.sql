-- outside a transaction
SET lock_timeout = '2s';--> statement-breakpoint
ALTER TABLE "contact_details" ADD COLUMN IF NOT EXISTS "account_marks" text[];--> statement-breakpoint
RESET lock_timeout;--> statement-breakpoint
-- What a build that was broken off has left is not valid.
DROP INDEX CONCURRENTLY IF EXISTS "contact_details_phone";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "contact_details_marks";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "contact_details_phone" ON "contact_details" USING btree ("phone");--> statement-breakpoint
CREATE INDEX CONCURRENTLY "contact_details_marks" ON "contact_details" USING gin ("account_marks") WITH (fastupdate = false);

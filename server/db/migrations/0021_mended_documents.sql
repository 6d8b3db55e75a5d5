-- outside a transaction
SET lock_timeout = '2s';--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN IF NOT EXISTS "cancels_id" bigint, ADD COLUMN IF NOT EXISTS "replaces_id" bigint, ADD COLUMN IF NOT EXISTS "by_id" bigint, ADD COLUMN IF NOT EXISTS "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT IF EXISTS "invoices_cancels_id_invoices_id_fk";--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_cancels_id_invoices_id_fk" FOREIGN KEY ("cancels_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT IF EXISTS "invoices_replaces_id_invoices_id_fk";--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_replaces_id_invoices_id_fk" FOREIGN KEY ("replaces_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT IF EXISTS "invoices_by_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT IF EXISTS "invoices_credits";--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_credits" CHECK (("invoices"."kind" = 'credit_note') = (num_nonnulls("invoices"."refund_id", "invoices"."cancels_id") = 1)) NOT VALID;--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT IF EXISTS "invoices_corrects";--> statement-breakpoint
RESET lock_timeout;--> statement-breakpoint
ALTER TABLE "invoices" VALIDATE CONSTRAINT "invoices_cancels_id_invoices_id_fk";--> statement-breakpoint
ALTER TABLE "invoices" VALIDATE CONSTRAINT "invoices_replaces_id_invoices_id_fk";--> statement-breakpoint
ALTER TABLE "invoices" VALIDATE CONSTRAINT "invoices_by_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "invoices" VALIDATE CONSTRAINT "invoices_credits";--> statement-breakpoint
-- What a build that was broken off has left is not valid.
DROP INDEX CONCURRENTLY IF EXISTS "invoices_first";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "invoices_cancels";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "invoices_replaces";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "invoices_key";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "invoices_first" ON "invoices" USING btree ("order_id","kind") WHERE kind <> 'credit_note' and replaces_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "invoices_cancels" ON "invoices" USING btree ("cancels_id");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "invoices_replaces" ON "invoices" USING btree ("replaces_id");--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "invoices_key" ON "invoices" USING btree ("idempotency_key");--> statement-breakpoint
-- The one before stands until its heir does.
DROP INDEX CONCURRENTLY IF EXISTS "invoices_once";

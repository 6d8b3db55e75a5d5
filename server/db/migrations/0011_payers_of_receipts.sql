ALTER TABLE "receipts" ADD COLUMN "payer_account" text;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "batch" text;
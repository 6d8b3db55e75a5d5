ALTER TABLE "contact_details" ADD COLUMN "next_iban" text;--> statement-breakpoint
ALTER TABLE "contact_details" ADD COLUMN "next_iban_from" timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_by_id" bigint;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "delivery" jsonb;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "iban" text;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "shipping_named_at" timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "terms_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "frozen_at" timestamp (6) with time zone;--> statement-breakpoint
CREATE INDEX "deals_by_hand" ON "deals" USING btree ("paid_at") WHERE status = 'paid' and handover = 'in_person';--> statement-breakpoint
ALTER TABLE "offers" DROP COLUMN "listing_revision";
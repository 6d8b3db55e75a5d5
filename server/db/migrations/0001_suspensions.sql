ALTER TABLE "users" ADD COLUMN "suspended_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "suspended_by_id" bigint;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "frozen_at" timestamp (6) with time zone;
ALTER TABLE "deals" ADD COLUMN "shipping_named_minor" bigint;--> statement-breakpoint
UPDATE "deals" SET "shipping_named_minor" = "shipping_minor" WHERE "shipping_named_at" IS NOT NULL AND "handover" = 'post';

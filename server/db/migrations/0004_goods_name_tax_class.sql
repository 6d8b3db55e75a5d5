ALTER TABLE "products" ALTER COLUMN "tax_rate" SET DEFAULT 21;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "tax_class" text;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "tax_class" text DEFAULT 'standard' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_tax_class" CHECK ("order_lines"."tax_class" in ('standard', 'reduced', 'zero'));--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_tax_class" CHECK ("products"."tax_class" in ('standard', 'reduced', 'zero'));--> statement-breakpoint
-- By hand: the percentages that goods and lines had name their class.
UPDATE "products" SET "tax_class" = CASE "tax_rate" WHEN 12 THEN 'reduced' ELSE 'zero' END WHERE "tax_rate" IN (12, 0);--> statement-breakpoint
UPDATE "order_lines" SET "tax_class" = CASE "own_rate" WHEN 21 THEN 'standard' WHEN 12 THEN 'reduced' ELSE 'zero' END
WHERE "own_rate" IN (21, 12, 0);

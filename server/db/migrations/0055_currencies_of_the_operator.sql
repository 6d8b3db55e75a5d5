ALTER TABLE "currencies" ADD COLUMN "is_shown" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "currencies" ADD COLUMN "rate_on" date;--> statement-breakpoint
ALTER TABLE "currencies" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "currencies" SET "rate" = 1 WHERE "code" = 'CZK';--> statement-breakpoint
ALTER TABLE "currencies" ADD CONSTRAINT "currencies_charged" CHECK ("currencies"."code" <> 'CZK' or ("currencies"."rate" = 1 and "currencies"."is_shown"));--> statement-breakpoint
ALTER TABLE "currencies" ADD CONSTRAINT "currencies_default_shown" CHECK ("currencies"."is_shown" or not "currencies"."is_default");
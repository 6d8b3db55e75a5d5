ALTER TABLE "banners" ADD COLUMN "lang" text;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "starts_at" timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "ends_at" timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "banners" ADD COLUMN "updated_at" timestamp (6) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_lang" CHECK ("banners"."lang" in ('cs', 'en'));--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_span" CHECK ("banners"."ends_at" > "banners"."starts_at");
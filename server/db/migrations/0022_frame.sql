CREATE TABLE "banners" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"place" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"title" jsonb NOT NULL,
	"url" jsonb NOT NULL,
	"media_id" text,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "banners_place" CHECK ("banners"."place" in ('banner.promo', 'banner.popup_desktop', 'banner.popup_mobile'))
);
--> statement-breakpoint
CREATE TABLE "currencies" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "currencies_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"symbol_before" text DEFAULT '' NOT NULL,
	"symbol_after" text DEFAULT '' NOT NULL,
	"decimals" integer DEFAULT 2 NOT NULL,
	"rate" numeric(14, 6) NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "currencies_code_unique" UNIQUE("code"),
	CONSTRAINT "currencies_code" CHECK ("currencies"."code" ~ '^[A-Z]{3}$'),
	CONSTRAINT "currencies_decimals" CHECK ("currencies"."decimals" between 0 and 4),
	CONSTRAINT "currencies_rate" CHECK ("currencies"."rate" > 0)
);
--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "banners_shown" ON "banners" USING btree ("place","position","id");--> statement-breakpoint
CREATE UNIQUE INDEX "currencies_default" ON "currencies" USING btree ("is_default") WHERE "currencies"."is_default";
CREATE TABLE "demand_finds" (
	"demand_id" bigint NOT NULL,
	"supply_id" bigint NOT NULL,
	"found_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "demand_finds_demand_id_supply_id_pk" PRIMARY KEY("demand_id","supply_id")
);
--> statement-breakpoint
CREATE TABLE "fresh_listings" (
	"listing_id" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_finds" (
	"search_id" bigint NOT NULL,
	"listing_id" bigint NOT NULL,
	"found_at" timestamp (6) with time zone NOT NULL,
	"told_at" timestamp (6) with time zone,
	CONSTRAINT "search_finds_search_id_listing_id_pk" PRIMARY KEY("search_id","listing_id")
);
--> statement-breakpoint
DROP INDEX "watched_searches_once";--> statement-breakpoint
ALTER TABLE "watched_searches" ALTER COLUMN "q" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "watched_searches" ADD COLUMN "key" text;--> statement-breakpoint
ALTER TABLE "watched_searches" ADD COLUMN "filters" jsonb;--> statement-breakpoint
ALTER TABLE "watched_searches" ADD COLUMN "query" "tsquery";--> statement-breakpoint
ALTER TABLE "watched_searches" ADD COLUMN "price_from_minor" bigint;--> statement-breakpoint
ALTER TABLE "watched_searches" ADD COLUMN "price_to_minor" bigint;--> statement-breakpoint
ALTER TABLE "watched_searches" ADD COLUMN "pace" text DEFAULT 'instant' NOT NULL;--> statement-breakpoint
ALTER TABLE "watched_searches" ADD COLUMN "seen_at" timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "watched_searches" ADD COLUMN "told_at" timestamp (6) with time zone;--> statement-breakpoint
-- What was watched by its words alone, in the one form of all filters (finds/search-rules.ts); its words are read by the job that reads them anew.
UPDATE "watched_searches" SET "key" = '{"q":' || to_json(lower("q"))::text || '}', "filters" = jsonb_build_object('q', "q"), "seen_at" = "created_at";--> statement-breakpoint
ALTER TABLE "watched_searches" ALTER COLUMN "key" SET NOT NULL, ALTER COLUMN "filters" SET NOT NULL, ALTER COLUMN "seen_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "search_finds" ADD CONSTRAINT "search_finds_search_id_watched_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."watched_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "demand_finds_supply" ON "demand_finds" USING btree ("supply_id");--> statement-breakpoint
CREATE INDEX "search_finds_listing" ON "search_finds" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "search_finds_waiting" ON "search_finds" USING btree ("search_id","found_at") WHERE told_at is null;--> statement-breakpoint
CREATE INDEX "search_finds_age" ON "search_finds" USING btree ("found_at");--> statement-breakpoint
CREATE UNIQUE INDEX "watched_searches_once" ON "watched_searches" USING btree ("user_id",md5("key"));--> statement-breakpoint
ALTER TABLE "watched_searches" ADD CONSTRAINT "watched_searches_price" CHECK ("watched_searches"."price_from_minor" <= "watched_searches"."price_to_minor");
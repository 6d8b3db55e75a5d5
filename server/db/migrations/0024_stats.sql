CREATE TABLE "listing_days" (
	"listing_id" bigint NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"watchers" integer,
	CONSTRAINT "listing_days_listing_id_day_pk" PRIMARY KEY("listing_id","day")
);
--> statement-breakpoint
ALTER TABLE "listing_days" ADD CONSTRAINT "listing_days_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_days_day" ON "listing_days" USING btree ("day");--> statement-breakpoint
-- What has been counted so far is where the days begin.
INSERT INTO "listing_days" ("listing_id", "day", "watchers")
SELECT "id", (now() at time zone 'Europe/Prague')::date, "watcher_count" FROM "listings" WHERE "watcher_count" > 0;

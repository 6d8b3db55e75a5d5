CREATE TABLE "lot_bidders" (
	"listing_id" bigint NOT NULL,
	"bidder_id" bigint NOT NULL,
	"mask" text NOT NULL,
	"ordinal" integer NOT NULL,
	"alias" text GENERATED ALWAYS AS (case when ordinal = 1 then mask else mask || ' ' || ordinal end) STORED NOT NULL,
	CONSTRAINT "lot_bidders_listing_id_bidder_id_pk" PRIMARY KEY("listing_id","bidder_id")
);
--> statement-breakpoint
ALTER TABLE "lot_bidders" ADD CONSTRAINT "lot_bidders_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_bidders" ADD CONSTRAINT "lot_bidders_bidder_id_users_id_fk" FOREIGN KEY ("bidder_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lot_bidders_alias" ON "lot_bidders" USING btree ("listing_id","mask","ordinal");--> statement-breakpoint
-- Whoever has bid before keeps the name shown so far: numbered by first bids, as bidder-alias.ts does.
INSERT INTO "lot_bidders" ("listing_id", "bidder_id", "mask", "ordinal")
SELECT f.listing_id, f.bidder_id, f.mask, row_number() OVER (PARTITION BY f.listing_id, f.mask ORDER BY f.first)
FROM (
	SELECT b.listing_id, b.bidder_id, min(b.sequence) AS first,
		lower(left(u.username::text, 1)) || '••' || right(lower(u.username::text), 1) AS mask
	FROM "bids" b JOIN "users" u ON u.id = b.bidder_id
	GROUP BY b.listing_id, b.bidder_id, u.username
) f;

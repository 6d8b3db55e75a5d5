CREATE TABLE "held_edits" (
	"listing_id" bigint PRIMARY KEY NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"pictures" text[],
	"held_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "listing_pictures" ADD COLUMN "added_at" timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "held_edits" ADD CONSTRAINT "held_edits_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;
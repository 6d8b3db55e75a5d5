CREATE TABLE "lot_acts" (
	"listing_id" bigint NOT NULL,
	"entry_number" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (6) with time zone NOT NULL,
	"line" text NOT NULL,
	"entry_hash" "bytea" NOT NULL,
	CONSTRAINT "lot_acts_listing_id_entry_number_pk" PRIMARY KEY("listing_id","entry_number")
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "log_length" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "log_hash" "bytea";--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "log_rules" text;--> statement-breakpoint
ALTER TABLE "bids" ADD COLUMN "entry_number" integer;--> statement-breakpoint
ALTER TABLE "bids" ADD COLUMN "entry_hash" "bytea";--> statement-breakpoint
ALTER TABLE "bids" ADD COLUMN "salt" "bytea";--> statement-breakpoint
ALTER TABLE "lot_acts" ADD CONSTRAINT "lot_acts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;
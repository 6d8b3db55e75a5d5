CREATE TABLE "purchases" (
	"buyer_id" bigint NOT NULL,
	"idempotency_key" text NOT NULL,
	"listing_id" bigint NOT NULL,
	"price_minor" bigint NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"purchased_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "purchases_buyer_id_idempotency_key_pk" PRIMARY KEY("buyer_id","idempotency_key"),
	CONSTRAINT "purchases_price" CHECK ("purchases"."price_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "second_chances" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "second_chances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" bigint NOT NULL,
	"bidder_id" bigint NOT NULL,
	"price_minor" bigint NOT NULL,
	"offered_at" timestamp (6) with time zone NOT NULL,
	"expires_at" timestamp (6) with time zone NOT NULL,
	"answered_at" timestamp (6) with time zone,
	"status" text DEFAULT 'open' NOT NULL,
	CONSTRAINT "second_chances_answer" CHECK (("second_chances"."status" = 'open') = ("second_chances"."answered_at" is null))
);
--> statement-breakpoint
CREATE TABLE "voided_sales" (
	"listing_id" bigint NOT NULL,
	"buyer_id" bigint NOT NULL,
	"price_minor" bigint NOT NULL,
	"reason" text NOT NULL,
	"voided_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_chances" ADD CONSTRAINT "second_chances_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_chances" ADD CONSTRAINT "second_chances_bidder_id_users_id_fk" FOREIGN KEY ("bidder_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voided_sales" ADD CONSTRAINT "voided_sales_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voided_sales" ADD CONSTRAINT "voided_sales_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchases_listing" ON "purchases" USING btree ("listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "second_chances_open" ON "second_chances" USING btree ("listing_id") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "second_chances_bidder" ON "second_chances" USING btree ("listing_id","bidder_id");--> statement-breakpoint
CREATE INDEX "second_chances_of_bidder" ON "second_chances" USING btree ("bidder_id","status");--> statement-breakpoint
CREATE INDEX "second_chances_expiry" ON "second_chances" USING btree ("expires_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "voided_sales_listing" ON "voided_sales" USING btree ("listing_id");
CREATE TABLE "offers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"price_minor" bigint NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"counter_price_minor" bigint,
	"status" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"expires_at" timestamp (6) with time zone NOT NULL,
	"answered_at" timestamp (6) with time zone,
	"idempotency_key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	CONSTRAINT "offers_price" CHECK ("offers"."price_minor" > 0 and coalesce("offers"."counter_price_minor", 1) > 0),
	CONSTRAINT "offers_answer" CHECK (("offers"."status" = 'open') = ("offers"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "offers_open" ON "offers" USING btree ("listing_id","author_id") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "offers_idempotency" ON "offers" USING btree ("author_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "offers_listing" ON "offers" USING btree ("listing_id","id");--> statement-breakpoint
CREATE INDEX "offers_author" ON "offers" USING btree ("author_id","id");--> statement-breakpoint
CREATE INDEX "offers_expiry" ON "offers" USING btree ("expires_at") WHERE status = 'open';
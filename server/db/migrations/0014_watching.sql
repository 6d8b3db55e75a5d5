CREATE TABLE "unsubscribe_keys" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "unsubscribe_keys_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "wishlist_items" (
	"wishlist_id" bigint NOT NULL,
	"listing_id" bigint NOT NULL,
	"note" text,
	"added_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"reminded_for" timestamp (6) with time zone,
	CONSTRAINT "wishlist_items_wishlist_id_listing_id_pk" PRIMARY KEY("wishlist_id","listing_id"),
	CONSTRAINT "wishlist_items_note" CHECK (length("wishlist_items"."note") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "wishlists" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "wishlists_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" integer DEFAULT 1 NOT NULL,
	"user_id" bigint,
	"temp_id" text NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"used_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlists_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "wishlists_temp_id_unique" UNIQUE("temp_id")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe_url" text;--> statement-breakpoint
ALTER TABLE "unsubscribe_keys" ADD CONSTRAINT "unsubscribe_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_wishlist_id_wishlists_id_fk" FOREIGN KEY ("wishlist_id") REFERENCES "public"."wishlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlists" ADD CONSTRAINT "wishlists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wishlist_items_listing" ON "wishlist_items" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "wishlists_guests" ON "wishlists" USING btree ("used_at") WHERE user_id is null;
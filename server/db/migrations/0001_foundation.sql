CREATE SEQUENCE "public"."item_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "mail_links" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (6) with time zone NOT NULL,
	"used_at" timestamp (6) with time zone
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"user_agent" text,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "users_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" "citext" NOT NULL,
	"username" "citext" NOT NULL,
	"password_hash" text NOT NULL,
	"locale" text DEFAULT 'cs' NOT NULL,
	"scopes" text[] DEFAULT '{}' NOT NULL,
	"trader" boolean DEFAULT false NOT NULL,
	"avatar_media_id" text,
	"email_confirmed_at" timestamp (6) with time zone,
	"terms_accepted_at" timestamp (6) with time zone NOT NULL,
	"adult_declared_at" timestamp (6) with time zone NOT NULL,
	"age_verified_at" timestamp (6) with time zone,
	"account_verified_at" timestamp (6) with time zone,
	"suspended_at" timestamp (6) with time zone,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_username_unique" UNIQUE("username"),
	CONSTRAINT "users_email_length" CHECK (length("users"."email") <= 254)
);
--> statement-breakpoint
CREATE TABLE "listing_additions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_additions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" bigint NOT NULL,
	"text" text NOT NULL,
	"added_at" timestamp (6) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_pictures" (
	"listing_id" bigint NOT NULL,
	"media_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "listing_pictures_listing_id_media_id_pk" PRIMARY KEY("listing_id","media_id")
);
--> statement-breakpoint
CREATE TABLE "listings" (
	"id" bigint PRIMARY KEY DEFAULT nextval('item_ids') NOT NULL,
	"seller_id" bigint NOT NULL,
	"type" text NOT NULL,
	"sale_mode" text NOT NULL,
	"status" text NOT NULL,
	"category_id" bigint,
	"brand_id" bigint,
	"name" text DEFAULT '' NOT NULL,
	"slug" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"search_name" text GENERATED ALWAYS AS (f_norm(name)) STORED,
	"volume_ml" integer,
	"strength_percent" numeric(4, 1),
	"vintage" integer,
	"bottled_year" integer,
	"age_years" integer,
	"pieces" integer,
	"fill_level" text,
	"closure" text,
	"closure_state" text,
	"label_state" text,
	"box_state" text,
	"duty_stamp" text,
	"storage" text,
	"provenance" text,
	"start_price_minor" bigint,
	"reserve_minor" bigint,
	"buy_now_minor" bigint,
	"asked_price_minor" bigint,
	"duration" text DEFAULT '7d' NOT NULL,
	"activate_at" timestamp (6) with time zone,
	"shipping_minor" bigint,
	"handover" text DEFAULT 'post' NOT NULL,
	"place" text,
	"country" text,
	"highlighted" boolean DEFAULT false NOT NULL,
	"topped_until" timestamp (6) with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	"import_key" text,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"published_at" timestamp (6) with time zone,
	"starts_at" timestamp (6) with time zone,
	"ends_at" timestamp (6) with time zone,
	"planned_ends_at" timestamp (6) with time zone,
	"closed_at" timestamp (6) with time zone,
	"price_minor" bigint,
	"leader_id" bigint,
	"leader_maximum_minor" bigint,
	"bid_count" integer DEFAULT 0 NOT NULL,
	"bidder_count" integer DEFAULT 0 NOT NULL,
	"bid_sequence" integer DEFAULT 0 NOT NULL,
	"winner_id" bigint,
	"final_price_minor" bigint,
	"shown_price_minor" bigint GENERATED ALWAYS AS (coalesce(final_price_minor, price_minor, start_price_minor, asked_price_minor)) STORED,
	CONSTRAINT "listings_price_range" CHECK ("listings"."price_minor" is null or "listings"."price_minor" >= "listings"."start_price_minor"),
	CONSTRAINT "listings_leader" CHECK (("listings"."leader_id" is null) = ("listings"."leader_maximum_minor" is null)),
	CONSTRAINT "listings_leader_maximum" CHECK ("listings"."leader_maximum_minor" is null or "listings"."price_minor" <= "listings"."leader_maximum_minor"),
	CONSTRAINT "listings_not_own_leader" CHECK ("listings"."leader_id" is null or "listings"."leader_id" <> "listings"."seller_id"),
	CONSTRAINT "listings_winner" CHECK (("listings"."status" = 'sold') = ("listings"."final_price_minor" is not null)),
	CONSTRAINT "listings_running" CHECK ("listings"."status" not in ('live', 'scheduled') or ("listings"."category_id" is not null and "listings"."name" <> '' and "listings"."starts_at" is not null)),
	CONSTRAINT "listings_auction" CHECK ("listings"."sale_mode" <> 'auction' or "listings"."status" not in ('live', 'scheduled') or ("listings"."start_price_minor" is not null and "listings"."ends_at" is not null)),
	CONSTRAINT "listings_demand" CHECK ("listings"."type" = 'supply' or "listings"."sale_mode" <> 'auction')
);
--> statement-breakpoint
CREATE TABLE "bids" (
	"listing_id" bigint NOT NULL,
	"sequence" integer NOT NULL,
	"bidder_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"maximum_minor" bigint NOT NULL,
	"placed_at" timestamp (6) with time zone NOT NULL,
	"price_after_minor" bigint NOT NULL,
	"leader_after_id" bigint NOT NULL,
	"ends_after" timestamp (6) with time zone NOT NULL,
	"extended" boolean NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"retracted_at" timestamp (6) with time zone,
	"retraction_reason" text,
	CONSTRAINT "bids_positive" CHECK ("bids"."maximum_minor" > 0 and "bids"."sequence" > 0),
	CONSTRAINT "bids_price" CHECK ("bids"."price_after_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "brands_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" bigint PRIMARY KEY DEFAULT nextval('item_ids') NOT NULL,
	"parent_id" bigint,
	"depth" integer NOT NULL,
	"position" integer NOT NULL,
	"name_cs" text NOT NULL,
	"name_en" text NOT NULL,
	"slug_cs" text NOT NULL,
	"slug_en" text NOT NULL,
	"description_cs" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"policy" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"path" bigint[] NOT NULL,
	CONSTRAINT "categories_siblings" UNIQUE NULLS NOT DISTINCT("parent_id","slug_cs"),
	CONSTRAINT "categories_depth" CHECK ("categories"."depth" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" bigint,
	"status" text NOT NULL,
	"role" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"widths" integer[] NOT NULL,
	"drawing" jsonb,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_size" CHECK ("media"."width" > 0 and "media"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mails_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"html" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (6) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	CONSTRAINT "mails_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (6) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"topic" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp (6) with time zone,
	"last_error" text
);
--> statement-breakpoint
ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_additions" ADD CONSTRAINT "listing_additions_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_pictures" ADD CONSTRAINT "listing_pictures_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_pictures" ADD CONSTRAINT "listing_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_leader_id_users_id_fk" FOREIGN KEY ("leader_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_winner_id_users_id_fk" FOREIGN KEY ("winner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_bidder_id_users_id_fk" FOREIGN KEY ("bidder_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_links_user" ON "mail_links" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "tokens_user" ON "tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tokens_expiry" ON "tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "listing_additions_listing" ON "listing_additions" USING btree ("listing_id","id");--> statement-breakpoint
CREATE INDEX "listing_pictures_order" ON "listing_pictures" USING btree ("listing_id","position");--> statement-breakpoint
CREATE INDEX "listings_seller" ON "listings" USING btree ("seller_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "listings_ending" ON "listings" USING btree ("ends_at") WHERE status = 'live' and ends_at is not null;--> statement-breakpoint
CREATE INDEX "listings_starting" ON "listings" USING btree ("starts_at") WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX "listings_category_live" ON "listings" USING btree ("category_id","ends_at") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "listings_newest" ON "listings" USING btree ("published_at" DESC NULLS LAST) WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "listings_price" ON "listings" USING btree ("shown_price_minor") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "listings_closed" ON "listings" USING btree ("closed_at" DESC NULLS LAST) WHERE status in ('sold', 'unsold', 'ended');--> statement-breakpoint
CREATE INDEX "listings_brand" ON "listings" USING btree ("brand_id");--> statement-breakpoint
CREATE INDEX "listings_leader_idx" ON "listings" USING btree ("leader_id");--> statement-breakpoint
CREATE INDEX "listings_winner_idx" ON "listings" USING btree ("winner_id");--> statement-breakpoint
CREATE INDEX "listings_search" ON "listings" USING gin (search_name gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "listings_import" ON "listings" USING btree ("import_key") WHERE import_key is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "bids_sequence" ON "bids" USING btree ("listing_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "bids_idempotency" ON "bids" USING btree ("bidder_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "bids_bidder" ON "bids" USING btree ("bidder_id","listing_id");--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "categories_path" ON "categories" USING gin ("path");--> statement-breakpoint
CREATE INDEX "media_pending" ON "media" USING btree ("created_at") WHERE "media"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("next_attempt_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "mails_newest" ON "mails" USING btree ("id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("next_attempt_at","id") WHERE handled_at is null;
CREATE SEQUENCE "public"."item_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "contact_details" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"name" text,
	"phone" text,
	"street" text,
	"city" text,
	"zip" text,
	"country" text DEFAULT 'CZ' NOT NULL,
	"company" text,
	"company_id" text,
	"tax_id" text,
	"iban" text,
	"updated_at" timestamp (6) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_links" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"purpose" text NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (6) with time zone NOT NULL,
	"used_at" timestamp (6) with time zone
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp (6) with time zone
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
CREATE TABLE "unsubscribe_keys" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	CONSTRAINT "unsubscribe_keys_key_unique" UNIQUE("key")
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
	"strikes" integer DEFAULT 0 NOT NULL,
	"rating_sum" integer DEFAULT 0 NOT NULL,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"notify_ending" boolean DEFAULT true NOT NULL,
	"notify_messages" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_username_unique" UNIQUE("username"),
	CONSTRAINT "users_email_length" CHECK (length("users"."email") <= 254)
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"by_id" bigint NOT NULL,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
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
	"retracted_by_id" bigint,
	"retraction_reason" text,
	"retraction_rule" text,
	"entry_number" integer NOT NULL,
	"entry_hash" "bytea" NOT NULL,
	"salt" "bytea" NOT NULL,
	CONSTRAINT "bids_positive" CHECK ("bids"."maximum_minor" > 0 and "bids"."sequence" > 0),
	CONSTRAINT "bids_price" CHECK ("bids"."price_after_minor" > 0)
);
--> statement-breakpoint
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
CREATE TABLE "lot_bidders" (
	"listing_id" bigint NOT NULL,
	"bidder_id" bigint NOT NULL,
	"mask" text NOT NULL,
	"ordinal" integer NOT NULL,
	"alias" text GENERATED ALWAYS AS (case when ordinal = 1 then mask else mask || ' ' || ordinal end) STORED NOT NULL,
	CONSTRAINT "lot_bidders_listing_id_bidder_id_pk" PRIMARY KEY("listing_id","bidder_id")
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
CREATE TABLE "articles" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "articles_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"category_id" bigint NOT NULL,
	"title" jsonb NOT NULL,
	"slug" jsonb NOT NULL,
	"lead" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"picture_id" text,
	"picture_alt" jsonb NOT NULL,
	"author" jsonb NOT NULL,
	"published_at" timestamp (6) with time zone,
	"updated_at" timestamp (6) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blog_categories" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "blog_categories_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"position" integer NOT NULL,
	"name" jsonb NOT NULL,
	"slug" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_files" (
	"document_id" bigint NOT NULL,
	"lang" text NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"data" "bytea" NOT NULL,
	"updated_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "document_files_document_id_lang_pk" PRIMARY KEY("document_id","lang"),
	CONSTRAINT "document_files_lang" CHECK ("document_files"."lang" in ('cs', 'en'))
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"id" bigint PRIMARY KEY GENERATED BY DEFAULT AS IDENTITY (sequence name "documents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"description" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "info_pages" (
	"id" bigint PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"title" jsonb NOT NULL,
	"slug" jsonb NOT NULL,
	"description" jsonb NOT NULL,
	"body" jsonb NOT NULL,
	"shows_operator" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (6) with time zone DEFAULT now() NOT NULL
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
CREATE TABLE "deal_cases" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deal_cases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"deal_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"problem" text,
	"filed_by_id" bigint NOT NULL,
	"note" text NOT NULL,
	"filed_at" timestamp (6) with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp (6) with time zone,
	"outcome" text,
	"reasons" text,
	"decided_by_id" bigint,
	"decided_at" timestamp (6) with time zone,
	CONSTRAINT "deal_cases_kind" CHECK (("deal_cases"."kind" = 'problem') = ("deal_cases"."problem" is not null)),
	CONSTRAINT "deal_cases_decided" CHECK (("deal_cases"."outcome" is null) = ("deal_cases"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "deal_steps" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deal_steps_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"deal_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"by_user_id" bigint,
	"note" text,
	"at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" bigint NOT NULL,
	"seller_id" bigint NOT NULL,
	"buyer_id" bigint NOT NULL,
	"sold_by" text NOT NULL,
	"price_minor" bigint NOT NULL,
	"shipping_minor" bigint,
	"shipping_by_agreement" boolean DEFAULT false NOT NULL,
	"handover" text NOT NULL,
	"status" text DEFAULT 'awaiting_payment' NOT NULL,
	"variable_symbol" text GENERATED ALWAYS AS ((1000000000 + id)::text) STORED NOT NULL,
	"pay_by" date NOT NULL,
	"reminders_sent" integer DEFAULT 0 NOT NULL,
	"reminded_at" timestamp (6) with time zone,
	"paid_at" timestamp (6) with time zone,
	"sent_at" timestamp (6) with time zone,
	"carrier" text,
	"tracking_number" text,
	"received_at" timestamp (6) with time zone,
	"reviews_asked_at" timestamp (6) with time zone,
	"cancelled_at" timestamp (6) with time zone,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "deals_two_sides" CHECK ("deals"."seller_id" <> "deals"."buyer_id"),
	CONSTRAINT "deals_price" CHECK ("deals"."price_minor" > 0 and coalesce("deals"."shipping_minor", 0) >= 0),
	CONSTRAINT "deals_reminders" CHECK ("deals"."reminders_sent" between 0 and 2),
	CONSTRAINT "deals_steps" CHECK ("deals"."status" = 'cancelled'
        or (("deals"."status" = 'awaiting_payment') = ("deals"."paid_at" is null)
          and ("deals"."status" <> 'sent' or "deals"."sent_at" is not null)
          and ("deals"."status" = 'received') = ("deals"."received_at" is not null))),
	CONSTRAINT "deals_cancelled" CHECK (("deals"."status" = 'cancelled') = ("deals"."cancelled_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"listing_id" bigint PRIMARY KEY NOT NULL,
	"ends_at" timestamp (6) with time zone,
	"facets" text[] NOT NULL,
	"lexemes" "tsvector" NOT NULL,
	"depth" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_pairs" (
	"pair" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"stem" text GENERATED ALWAYS AS ((f_stems(word))[1]) STORED
);
--> statement-breakpoint
CREATE TABLE "inspections" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inspections_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" bigint,
	"seller_id" bigint NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"submitted_at" timestamp (6) with time zone NOT NULL,
	"outcome" text,
	"rule" text,
	"reason" text,
	"decided_by_id" bigint,
	"decided_at" timestamp (6) with time zone,
	CONSTRAINT "inspections_decided_at" CHECK (("inspections"."outcome" is null) = ("inspections"."decided_at" is null)),
	CONSTRAINT "inspections_reasons" CHECK (("inspections"."outcome" is not distinct from 'rejected') = ("inspections"."reason" is not null))
);
--> statement-breakpoint
CREATE TABLE "listing_pictures" (
	"listing_id" bigint NOT NULL,
	"media_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "listing_pictures_listing_id_media_id_pk" PRIMARY KEY("listing_id","media_id")
);
--> statement-breakpoint
CREATE TABLE "listing_additions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "listing_additions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" bigint NOT NULL,
	"text" text NOT NULL,
	"added_at" timestamp (6) with time zone DEFAULT now() NOT NULL
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
	"sale_closes_on" date,
	"lot_number" integer,
	"activate_at" timestamp (6) with time zone,
	"shipping_minor" bigint,
	"handover" text DEFAULT 'post' NOT NULL,
	"place" text,
	"country" text,
	"highlighted" boolean DEFAULT false NOT NULL,
	"topped_until" timestamp (6) with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	"watcher_count" integer DEFAULT 0 NOT NULL,
	"revision" bigint DEFAULT 0 NOT NULL,
	"relisted_from_id" bigint,
	"automatic_relists" integer DEFAULT 0 NOT NULL,
	"cancelled_by" text,
	"cancel_reason" text,
	"cancel_rule" text,
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
	"log_length" integer DEFAULT 0 NOT NULL,
	"log_hash" "bytea",
	"log_rules" text,
	"last_act_at" timestamp (6) with time zone,
	"winner_id" bigint,
	"final_price_minor" bigint,
	"sold_by" text,
	"shown_price_minor" bigint GENERATED ALWAYS AS (coalesce(final_price_minor, price_minor, start_price_minor, asked_price_minor)) STORED,
	CONSTRAINT "listings_price_range" CHECK ("listings"."price_minor" is null or "listings"."price_minor" >= "listings"."start_price_minor"),
	CONSTRAINT "listings_leader" CHECK (("listings"."leader_id" is null) = ("listings"."leader_maximum_minor" is null)),
	CONSTRAINT "listings_leader_maximum" CHECK ("listings"."leader_maximum_minor" is null or "listings"."price_minor" <= "listings"."leader_maximum_minor"),
	CONSTRAINT "listings_not_own_leader" CHECK ("listings"."leader_id" is null or "listings"."leader_id" <> "listings"."seller_id"),
	CONSTRAINT "listings_winner" CHECK (("listings"."status" = 'sold') = ("listings"."final_price_minor" is not null)),
	CONSTRAINT "listings_running" CHECK ("listings"."status" not in ('live', 'scheduled') or ("listings"."category_id" is not null and "listings"."name" <> '' and "listings"."starts_at" is not null)),
	CONSTRAINT "listings_auction" CHECK ("listings"."sale_mode" <> 'auction' or "listings"."status" not in ('live', 'scheduled') or ("listings"."start_price_minor" is not null and "listings"."ends_at" is not null)),
	CONSTRAINT "listings_relists" CHECK ("listings"."automatic_relists" between 0 and 3),
	CONSTRAINT "listings_lot_number" CHECK ("listings"."lot_number" is null or "listings"."sale_closes_on" is not null),
	CONSTRAINT "listings_demand" CHECK ("listings"."type" = 'supply' or "listings"."sale_mode" <> 'auction')
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
	"unsubscribe_url" text,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (6) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"last_error" text,
	CONSTRAINT "mails_key_unique" UNIQUE("key")
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
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_size" CHECK ("media"."width" > 0 and "media"."height" > 0)
);
--> statement-breakpoint
CREATE TABLE "conversation_sides" (
	"conversation_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"side" text NOT NULL,
	"unread" integer DEFAULT 0 NOT NULL,
	"unread_since" timestamp (6) with time zone,
	"mailed_at" timestamp (6) with time zone,
	CONSTRAINT "conversation_sides_conversation_id_user_id_pk" PRIMARY KEY("conversation_id","user_id"),
	CONSTRAINT "conversation_sides_unread_since" CHECK (("conversation_sides"."unread" > 0) = ("conversation_sides"."unread_since" is not null))
);
--> statement-breakpoint
CREATE TABLE "conversations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "conversations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" bigint NOT NULL,
	"asker_id" bigint NOT NULL,
	"message_count" integer DEFAULT 0 NOT NULL,
	"last_message_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"conversation_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"text" text NOT NULL,
	"may_be_public" boolean DEFAULT false NOT NULL,
	"answers_id" bigint,
	"created_at" timestamp (6) with time zone NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"hidden_at" timestamp (6) with time zone,
	"hidden_by_id" bigint,
	"hidden_reason" text,
	"hidden_rule" text,
	CONSTRAINT "messages_text" CHECK (length("messages"."text") between 1 and 2000),
	CONSTRAINT "messages_hidden" CHECK (("messages"."hidden_at" is null) = ("messages"."hidden_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "monthly_sales" (
	"closes_on" date PRIMARY KEY NOT NULL,
	"closes_at" timestamp (6) with time zone NOT NULL,
	"next_lot_number" integer DEFAULT 1 NOT NULL,
	"groups" bigint[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscribers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscribers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"email" "citext" NOT NULL,
	"locale" text NOT NULL,
	"category_ids" bigint[] DEFAULT '{}' NOT NULL,
	"key" text NOT NULL,
	"confirm_hash" "bytea",
	"confirm_expires_at" timestamp (6) with time zone,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (6) with time zone,
	"ended_at" timestamp (6) with time zone,
	"digest_at" timestamp (6) with time zone,
	CONSTRAINT "subscribers_email_unique" UNIQUE("email"),
	CONSTRAINT "subscribers_key_unique" UNIQUE("key"),
	CONSTRAINT "subscribers_confirm_hash_unique" UNIQUE("confirm_hash"),
	CONSTRAINT "subscribers_email_length" CHECK (length("subscribers"."email") <= 254),
	CONSTRAINT "subscribers_confirmation" CHECK (("subscribers"."confirm_hash" is null) = ("subscribers"."confirm_expires_at" is null))
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"listing_id" bigint NOT NULL,
	"deal_id" bigint,
	"price_minor" bigint,
	"created_at" timestamp (6) with time zone NOT NULL,
	"seen_at" timestamp (6) with time zone
);
--> statement-breakpoint
CREATE TABLE "offers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "offers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"price_minor" bigint NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"counter_price_minor" bigint,
	"listing_revision" bigint NOT NULL,
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
CREATE TABLE "reviews" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reviews_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"deal_id" bigint NOT NULL,
	"author_id" bigint NOT NULL,
	"subject_id" bigint NOT NULL,
	"side" text NOT NULL,
	"stars" integer NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"changed_at" timestamp (6) with time zone NOT NULL,
	"sealed_until" timestamp (6) with time zone NOT NULL,
	"published_at" timestamp (6) with time zone,
	"reply" text,
	"replied_at" timestamp (6) with time zone,
	"hidden_at" timestamp (6) with time zone,
	"hidden_by_id" bigint,
	"hidden_reason" text,
	"hidden_rule" text,
	CONSTRAINT "reviews_stars" CHECK ("reviews"."stars" between 1 and 5),
	CONSTRAINT "reviews_text" CHECK (length("reviews"."text") <= 1000),
	CONSTRAINT "reviews_others" CHECK ("reviews"."author_id" <> "reviews"."subject_id"),
	CONSTRAINT "reviews_hidden" CHECK (("reviews"."hidden_at" is null) = ("reviews"."hidden_reason" is null))
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (6) with time zone DEFAULT now() NOT NULL
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
ALTER TABLE "contact_details" ADD CONSTRAINT "contact_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unsubscribe_keys" ADD CONSTRAINT "unsubscribe_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_bidder_id_users_id_fk" FOREIGN KEY ("bidder_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_retracted_by_id_users_id_fk" FOREIGN KEY ("retracted_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_acts" ADD CONSTRAINT "lot_acts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_bidders" ADD CONSTRAINT "lot_bidders_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_bidders" ADD CONSTRAINT "lot_bidders_bidder_id_users_id_fk" FOREIGN KEY ("bidder_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_category_id_blog_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."blog_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_files" ADD CONSTRAINT "document_files_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_cases" ADD CONSTRAINT "deal_cases_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_cases" ADD CONSTRAINT "deal_cases_filed_by_id_users_id_fk" FOREIGN KEY ("filed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_cases" ADD CONSTRAINT "deal_cases_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_steps" ADD CONSTRAINT "deal_steps_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_steps" ADD CONSTRAINT "deal_steps_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inspections" ADD CONSTRAINT "inspections_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_pictures" ADD CONSTRAINT "listing_pictures_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_pictures" ADD CONSTRAINT "listing_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_additions" ADD CONSTRAINT "listing_additions_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_brand_id_brands_id_fk" FOREIGN KEY ("brand_id") REFERENCES "public"."brands"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_sale_closes_on_monthly_sales_closes_on_fk" FOREIGN KEY ("sale_closes_on") REFERENCES "public"."monthly_sales"("closes_on") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_relisted_from_id_listings_id_fk" FOREIGN KEY ("relisted_from_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_leader_id_users_id_fk" FOREIGN KEY ("leader_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_winner_id_users_id_fk" FOREIGN KEY ("winner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_sides" ADD CONSTRAINT "conversation_sides_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_sides" ADD CONSTRAINT "conversation_sides_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_asker_id_users_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_answers_id_messages_id_fk" FOREIGN KEY ("answers_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_hidden_by_id_users_id_fk" FOREIGN KEY ("hidden_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_chances" ADD CONSTRAINT "second_chances_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_chances" ADD CONSTRAINT "second_chances_bidder_id_users_id_fk" FOREIGN KEY ("bidder_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voided_sales" ADD CONSTRAINT "voided_sales_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voided_sales" ADD CONSTRAINT "voided_sales_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_hidden_by_id_users_id_fk" FOREIGN KEY ("hidden_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_wishlist_id_wishlists_id_fk" FOREIGN KEY ("wishlist_id") REFERENCES "public"."wishlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlists" ADD CONSTRAINT "wishlists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_links_user" ON "mail_links" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "mail_links_expiry" ON "mail_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expiry" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "tokens_user" ON "tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tokens_expiry" ON "tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "audit_entries_subject" ON "audit_entries" USING btree ("subject","subject_id","id");--> statement-breakpoint
CREATE INDEX "banners_shown" ON "banners" USING btree ("place","position","id");--> statement-breakpoint
CREATE UNIQUE INDEX "bids_sequence" ON "bids" USING btree ("listing_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "bids_idempotency" ON "bids" USING btree ("bidder_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "bids_bidder" ON "bids" USING btree ("bidder_id","listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lot_bidders_alias" ON "lot_bidders" USING btree ("listing_id","mask","ordinal");--> statement-breakpoint
CREATE INDEX "brands_search" ON "brands" USING gin (key gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "categories_path" ON "categories" USING gin ("path");--> statement-breakpoint
CREATE INDEX "articles_published" ON "articles" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "articles_category" ON "articles" USING btree ("category_id","published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "currencies_default" ON "currencies" USING btree ("is_default") WHERE "currencies"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "deal_cases_open" ON "deal_cases" USING btree ("deal_id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "deal_cases_deal" ON "deal_cases" USING btree ("deal_id","id");--> statement-breakpoint
CREATE INDEX "deal_cases_waiting" ON "deal_cases" USING btree ("filed_at") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "deal_cases_done" ON "deal_cases" USING btree ("decided_at" DESC NULLS LAST) WHERE outcome is not null;--> statement-breakpoint
CREATE INDEX "deal_steps_deal" ON "deal_steps" USING btree ("deal_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "deals_listing" ON "deals" USING btree ("listing_id") WHERE status <> 'cancelled';--> statement-breakpoint
CREATE UNIQUE INDEX "deals_sale" ON "deals" USING btree ("listing_id","buyer_id","sold_by");--> statement-breakpoint
CREATE UNIQUE INDEX "deals_variable_symbol" ON "deals" USING btree ("variable_symbol");--> statement-breakpoint
CREATE INDEX "deals_seller" ON "deals" USING btree ("seller_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "deals_buyer" ON "deals" USING btree ("buyer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "deals_to_remind" ON "deals" USING btree ("pay_by") WHERE status = 'awaiting_payment' and reminders_sent < 2;--> statement-breakpoint
CREATE INDEX "deals_under_way" ON "deals" USING btree ("sent_at") WHERE status = 'sent';--> statement-breakpoint
CREATE INDEX "deals_to_review" ON "deals" USING btree ("received_at","id") WHERE status = 'received' and reviews_asked_at is null;--> statement-breakpoint
CREATE INDEX "search_entries_lexemes" ON "search_entries" USING gin ("lexemes");--> statement-breakpoint
CREATE INDEX "search_entries_sample_2" ON "search_entries" USING gin ("lexemes") WHERE depth >= 2;--> statement-breakpoint
CREATE INDEX "search_entries_sample_3" ON "search_entries" USING gin ("lexemes") WHERE depth >= 3;--> statement-breakpoint
CREATE INDEX "search_entries_sample_4" ON "search_entries" USING gin ("lexemes") WHERE depth >= 4;--> statement-breakpoint
CREATE INDEX "search_entries_sample_5" ON "search_entries" USING gin ("lexemes") WHERE depth >= 5;--> statement-breakpoint
CREATE INDEX "search_entries_sample_6" ON "search_entries" USING gin ("lexemes") WHERE depth >= 6;--> statement-breakpoint
CREATE INDEX "search_entries_sample_7" ON "search_entries" USING gin ("lexemes") WHERE depth >= 7;--> statement-breakpoint
CREATE INDEX "search_entries_sample_8" ON "search_entries" USING gin ("lexemes") WHERE depth >= 8;--> statement-breakpoint
CREATE INDEX "search_entries_sample_9" ON "search_entries" USING gin ("lexemes") WHERE depth >= 9;--> statement-breakpoint
CREATE INDEX "search_entries_sample_10" ON "search_entries" USING gin ("lexemes") WHERE depth >= 10;--> statement-breakpoint
CREATE INDEX "search_pairs_pair" ON "search_pairs" USING btree ("pair");--> statement-breakpoint
CREATE INDEX "search_words_near" ON "search_words" USING gin (word gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_words_stem" ON "search_words" USING btree ("stem");--> statement-breakpoint
CREATE UNIQUE INDEX "inspections_open" ON "inspections" USING btree ("listing_id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "inspections_queue" ON "inspections" USING btree ("kind","submitted_at","id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "inspections_decided" ON "inspections" USING btree ("decided_at" DESC NULLS LAST) WHERE outcome in ('approved', 'rejected');--> statement-breakpoint
CREATE INDEX "inspections_listing" ON "inspections" USING btree ("listing_id","id");--> statement-breakpoint
CREATE INDEX "listing_pictures_order" ON "listing_pictures" USING btree ("listing_id","position");--> statement-breakpoint
CREATE INDEX "listing_additions_listing" ON "listing_additions" USING btree ("listing_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "listings_sale" ON "listings" USING btree ("sale_closes_on","lot_number") WHERE sale_closes_on is not null;--> statement-breakpoint
CREATE INDEX "listings_catalogue" ON "listings" USING btree ("sale_closes_on","planned_ends_at","lot_number") WHERE sale_closes_on is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "listings_relisted" ON "listings" USING btree ("relisted_from_id") WHERE relisted_from_id is not null;--> statement-breakpoint
CREATE INDEX "listings_to_relist" ON "listings" USING btree ("id") WHERE status = 'unsold' and automatic_relists > 0;--> statement-breakpoint
CREATE INDEX "listings_seller" ON "listings" USING btree ("seller_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "listings_seller_status" ON "listings" USING btree ("seller_id","status");--> statement-breakpoint
CREATE INDEX "listings_ending" ON "listings" USING btree ("ends_at","id") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "listings_drafts" ON "listings" USING btree ("updated_at") WHERE status = 'draft';--> statement-breakpoint
CREATE INDEX "listings_starting" ON "listings" USING btree ("starts_at") WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX "listings_category_live" ON "listings" USING btree ("category_id","ends_at") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "listings_newest" ON "listings" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "listings_price" ON "listings" USING btree ("shown_price_minor","id") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "listings_price_down" ON "listings" USING btree ("shown_price_minor" DESC NULLS LAST,"id") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "listings_bids" ON "listings" USING btree ("bid_count" DESC NULLS LAST,"ends_at","id") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "listings_closed" ON "listings" USING btree ("closed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status in ('sold', 'unsold');--> statement-breakpoint
CREATE INDEX "listings_over_newest" ON "listings" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status in ('sold', 'unsold');--> statement-breakpoint
CREATE INDEX "listings_over_price" ON "listings" USING btree ("shown_price_minor","id") WHERE status in ('sold', 'unsold');--> statement-breakpoint
CREATE INDEX "listings_over_price_down" ON "listings" USING btree ("shown_price_minor" DESC NULLS LAST,"id") WHERE status in ('sold', 'unsold');--> statement-breakpoint
CREATE INDEX "listings_over_bids" ON "listings" USING btree ("bid_count" DESC NULLS LAST,"ends_at","id") WHERE status in ('sold', 'unsold');--> statement-breakpoint
CREATE INDEX "listings_topped" ON "listings" USING btree ("topped_until") WHERE status = 'live' and topped_until is not null;--> statement-breakpoint
CREATE INDEX "listings_brand" ON "listings" USING btree ("brand_id","ends_at","id","country");--> statement-breakpoint
CREATE INDEX "listings_band" ON "listings" USING btree (price_band(shown_price_minor),"ends_at","id","shown_price_minor") WHERE status = 'live';--> statement-breakpoint
CREATE INDEX "listings_sold_thing" ON "listings" USING btree ("brand_id","volume_ml","closed_at" DESC NULLS LAST) WHERE status = 'sold' and type = 'supply';--> statement-breakpoint
CREATE INDEX "listings_leader_idx" ON "listings" USING btree ("leader_id") WHERE leader_id is not null;--> statement-breakpoint
CREATE INDEX "listings_winner_idx" ON "listings" USING btree ("winner_id") WHERE winner_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "listings_import" ON "listings" USING btree ("import_key") WHERE import_key is not null;--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("next_attempt_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "mails_newest" ON "mails" USING btree ("id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "media_pending" ON "media" USING btree ("created_at") WHERE "media"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "conversation_sides_user" ON "conversation_sides" USING btree ("user_id","conversation_id");--> statement-breakpoint
CREATE INDEX "conversation_sides_unread" ON "conversation_sides" USING btree ("unread_since") WHERE unread > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_once" ON "conversations" USING btree ("listing_id","asker_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_idempotency" ON "messages" USING btree ("author_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_answer" ON "messages" USING btree ("answers_id");--> statement-breakpoint
CREATE INDEX "messages_conversation" ON "messages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "messages_public" ON "messages" USING btree ("conversation_id") WHERE answers_id is not null;--> statement-breakpoint
CREATE INDEX "subscribers_reading" ON "subscribers" USING btree ("id") WHERE confirmed_at is not null and ended_at is null;--> statement-breakpoint
CREATE INDEX "subscribers_unread" ON "subscribers" USING btree ("created_at") WHERE confirmed_at is null or ended_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "notices_once" ON "notices" USING btree ("event_id","user_id","kind");--> statement-breakpoint
CREATE INDEX "notices_user" ON "notices" USING btree ("user_id","listing_id","kind","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "notices_unseen" ON "notices" USING btree ("user_id","id") WHERE seen_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "offers_open" ON "offers" USING btree ("listing_id","author_id") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "offers_idempotency" ON "offers" USING btree ("author_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "offers_listing" ON "offers" USING btree ("listing_id","id");--> statement-breakpoint
CREATE INDEX "offers_author" ON "offers" USING btree ("author_id","id");--> statement-breakpoint
CREATE INDEX "offers_expiry" ON "offers" USING btree ("expires_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "purchases_listing" ON "purchases" USING btree ("listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "second_chances_open" ON "second_chances" USING btree ("listing_id") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "second_chances_bidder" ON "second_chances" USING btree ("listing_id","bidder_id");--> statement-breakpoint
CREATE INDEX "second_chances_of_bidder" ON "second_chances" USING btree ("bidder_id","status");--> statement-breakpoint
CREATE INDEX "second_chances_expiry" ON "second_chances" USING btree ("expires_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "voided_sales_listing" ON "voided_sales" USING btree ("listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once" ON "reviews" USING btree ("deal_id","author_id");--> statement-breakpoint
CREATE INDEX "reviews_of_user" ON "reviews" USING btree ("subject_id","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE published_at is not null and hidden_at is null;--> statement-breakpoint
CREATE INDEX "reviews_sealed" ON "reviews" USING btree ("sealed_until","deal_id") WHERE published_at is null;--> statement-breakpoint
CREATE INDEX "wishlist_items_listing" ON "wishlist_items" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "wishlists_guests" ON "wishlists" USING btree ("used_at") WHERE user_id is null;--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("next_attempt_at","id") WHERE handled_at is null;
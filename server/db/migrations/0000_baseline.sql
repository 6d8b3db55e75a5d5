CREATE SEQUENCE "public"."item_ids" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "addresses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "addresses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"zip" text NOT NULL,
	"country" text NOT NULL,
	"company" text,
	"company_id" text,
	"tax_id" text,
	"is_default" boolean NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verified_phones" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"verified_at" timestamp (6) with time zone NOT NULL,
	"by_code" boolean DEFAULT true NOT NULL,
	CONSTRAINT "verified_phones_phone_unique" UNIQUE("phone")
);
--> statement-breakpoint
CREATE TABLE "first_run_links" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"expires_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "group_memberships" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "group_memberships_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"group_id" bigint NOT NULL,
	"valid_from" timestamp (6) with time zone NOT NULL,
	"valid_until" timestamp (6) with time zone,
	"by_id" bigint NOT NULL,
	CONSTRAINT "group_memberships_time" CHECK ("group_memberships"."valid_until" is null or "group_memberships"."valid_until" >= "group_memberships"."valid_from")
);
--> statement-breakpoint
CREATE TABLE "user_groups" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "user_groups_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" jsonb NOT NULL,
	"discount" integer NOT NULL,
	"style" text DEFAULT 'gold' NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "user_groups_discount" CHECK ("user_groups"."discount" between 0 and 100)
);
--> statement-breakpoint
CREATE TABLE "passkey_challenges" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" bigint,
	"expires_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "passkeys_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"credential_id" text NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"is_copied" boolean NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"last_used_at" timestamp (6) with time zone,
	CONSTRAINT "passkeys_credential_id_unique" UNIQUE("credential_id")
);
--> statement-breakpoint
CREATE TABLE "register_answers" (
	"question" text PRIMARY KEY NOT NULL,
	"answer" jsonb NOT NULL,
	"asked_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "account_deletions" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"wanted_at" timestamp (6) with time zone NOT NULL,
	"due_at" timestamp (6) with time zone NOT NULL,
	"reminded_at" timestamp (6) with time zone,
	"deleted_at" timestamp (6) with time zone,
	"finished_at" timestamp (6) with time zone,
	CONSTRAINT "account_deletions_finished" CHECK ("account_deletions"."finished_at" is null or "account_deletions"."deleted_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "contact_details" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"first_name" text,
	"last_name" text,
	"phone" text,
	"street" text,
	"city" text,
	"zip" text,
	"country" text DEFAULT 'CZ' NOT NULL,
	"company" text,
	"company_id" text,
	"tax_id" text,
	"iban" text,
	"next_iban" text,
	"next_iban_from" timestamp (6) with time zone,
	"updated_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"words" text GENERATED ALWAYS AS (contact_words(first_name, last_name, phone, company, company_id, tax_id, iban, city)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "email_changes" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"email" "citext" NOT NULL,
	"hash" "bytea",
	"salt" "bytea",
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "email_changes_tries" CHECK ("email_changes"."tries" between 0 and 5),
	CONSTRAINT "email_changes_email_length" CHECK (length("email_changes"."email") <= 254)
);
--> statement-breakpoint
CREATE TABLE "former_emails" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"left_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_usernames" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "former_usernames_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"username" "citext" NOT NULL,
	"skeleton" text NOT NULL,
	"left_at" timestamp (6) with time zone NOT NULL
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
CREATE TABLE "recovery_codes" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"used_at" timestamp (6) with time zone
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"confirmed_at" timestamp (6) with time zone,
	"last_step" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_places" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"device" "bytea",
	"last_used_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tokens" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "tokens_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"user_agent" text,
	"network" text,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (6) with time zone NOT NULL,
	"proved_at" timestamp (6) with time zone,
	"is_by_passkey" boolean DEFAULT false NOT NULL,
	CONSTRAINT "tokens_id_unique" UNIQUE("id")
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
	"username_skeleton" text,
	"password_hash" text NOT NULL,
	"locale" text DEFAULT 'cs' NOT NULL,
	"scopes" text[] DEFAULT '{}' NOT NULL,
	"trader" boolean DEFAULT false NOT NULL,
	"is_house" boolean DEFAULT false NOT NULL,
	"avatar_media_id" text,
	"email_confirmed_at" timestamp (6) with time zone,
	"terms_accepted_at" timestamp (6) with time zone NOT NULL,
	"adult_declared_at" timestamp (6) with time zone NOT NULL,
	"age_verified_at" timestamp (6) with time zone,
	"account_verified_at" timestamp (6) with time zone,
	"suspended_at" timestamp (6) with time zone,
	"suspended_reason" text,
	"suspended_by_id" bigint,
	"strikes" integer DEFAULT 0 NOT NULL,
	"seller_rating_sum" integer DEFAULT 0 NOT NULL,
	"seller_rating_count" integer DEFAULT 0 NOT NULL,
	"buyer_rating_sum" integer DEFAULT 0 NOT NULL,
	"buyer_rating_count" integer DEFAULT 0 NOT NULL,
	"notify_ending" boolean DEFAULT true NOT NULL,
	"notify_messages" boolean DEFAULT true NOT NULL,
	"declined_news" text[] DEFAULT '{}' NOT NULL,
	"quiet_from" smallint,
	"quiet_to" smallint,
	"urgent_when_quiet" boolean DEFAULT true NOT NULL,
	"daily_summary" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"words" text GENERATED ALWAYS AS (person_words(username, email)) STORED NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email"),
	CONSTRAINT "users_quiet" CHECK (("users"."quiet_from" is null) = ("users"."quiet_to" is null)),
	CONSTRAINT "users_email_length" CHECK (length("users"."email") <= 254)
);
--> statement-breakpoint
CREATE TABLE "audit_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"by_id" bigint,
	"subject" text NOT NULL,
	"subject_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"reason" text
);
--> statement-breakpoint
CREATE TABLE "banners" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "banners_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"place" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"title" jsonb NOT NULL,
	"url" jsonb NOT NULL,
	"media_id" text,
	"alt" jsonb DEFAULT '{"cs":"","en":""}'::jsonb NOT NULL,
	"lang" text,
	"starts_at" timestamp (6) with time zone,
	"ends_at" timestamp (6) with time zone,
	"updated_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "banners_place" CHECK ("banners"."place" in ('banner.promo', 'banner.popup_desktop', 'banner.popup_mobile')),
	CONSTRAINT "banners_lang" CHECK ("banners"."lang" in ('cs', 'en')),
	CONSTRAINT "banners_span" CHECK ("banners"."ends_at" > "banners"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "bid_budgets" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "bid_budgets_amount" CHECK ("bid_budgets"."amount_minor" > 0)
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
CREATE TABLE "blocks" (
	"blocker_id" bigint NOT NULL,
	"blocked_id" bigint NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "blocks_blocker_id_blocked_id_pk" PRIMARY KEY("blocker_id","blocked_id"),
	CONSTRAINT "blocks_others" CHECK ("blocks"."blocker_id" <> "blocks"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "carrier_prices" (
	"carrier_id" bigint NOT NULL,
	"country" text NOT NULL,
	"valid_from" date NOT NULL,
	"max_weight_g" integer NOT NULL,
	"price_minor" bigint NOT NULL,
	CONSTRAINT "carrier_prices_carrier_id_country_valid_from_max_weight_g_pk" PRIMARY KEY("carrier_id","country","valid_from","max_weight_g"),
	CONSTRAINT "carrier_prices_weight" CHECK ("carrier_prices"."max_weight_g" > 0),
	CONSTRAINT "carrier_prices_price" CHECK ("carrier_prices"."price_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "carriers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carriers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"position" integer DEFAULT 0 NOT NULL,
	"is_shown" boolean NOT NULL,
	"destination" text DEFAULT 'address' NOT NULL,
	"name" jsonb NOT NULL,
	"note" jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cart_left_deals" (
	"cart_id" bigint NOT NULL,
	"deal_id" bigint NOT NULL,
	CONSTRAINT "cart_left_deals_cart_id_deal_id_pk" PRIMARY KEY("cart_id","deal_id")
);
--> statement-breakpoint
CREATE TABLE "cart_lines" (
	"cart_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"seen_minor" bigint NOT NULL,
	"added_at" timestamp (6) with time zone NOT NULL,
	"last_key" text,
	CONSTRAINT "cart_lines_cart_id_product_id_pk" PRIMARY KEY("cart_id","product_id"),
	CONSTRAINT "cart_lines_quantity" CHECK ("cart_lines"."quantity" between 1 and 999)
);
--> statement-breakpoint
CREATE TABLE "carts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "carts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint,
	"guest_key" text,
	"voucher_code" text,
	"used_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "carts_user_id_unique" UNIQUE("user_id"),
	CONSTRAINT "carts_guest_key_unique" UNIQUE("guest_key"),
	CONSTRAINT "carts_owner" CHECK (("carts"."user_id" is null) <> ("carts"."guest_key" is null))
);
--> statement-breakpoint
CREATE TABLE "brands" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "brands_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"key" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
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
	"version" integer DEFAULT 0 NOT NULL,
	"policy_version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "categories_siblings" UNIQUE NULLS NOT DISTINCT("parent_id","slug_cs"),
	CONSTRAINT "categories_depth" CHECK ("categories"."depth" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "merged_brands" (
	"id" bigint PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"into_id" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "removed_categories" (
	"id" bigint PRIMARY KEY NOT NULL
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
	"slug" jsonb NOT NULL,
	"updated_at" timestamp (6) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "content_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"at" timestamp (6) with time zone NOT NULL,
	"by_id" bigint,
	"value" jsonb NOT NULL
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
	"description" jsonb NOT NULL,
	"updated_at" timestamp (6) with time zone DEFAULT now() NOT NULL
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
	"is_shown" boolean DEFAULT true NOT NULL,
	"symbol_before" text DEFAULT '' NOT NULL,
	"symbol_after" text DEFAULT '' NOT NULL,
	"decimals" integer DEFAULT 2 NOT NULL,
	"rate" numeric(14, 6) NOT NULL,
	"rate_on" date,
	"position" integer NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "currencies_code_unique" UNIQUE("code"),
	CONSTRAINT "currencies_code" CHECK ("currencies"."code" ~ '^[A-Z]{3}$'),
	CONSTRAINT "currencies_decimals" CHECK ("currencies"."decimals" between 0 and 4),
	CONSTRAINT "currencies_rate" CHECK ("currencies"."rate" > 0),
	CONSTRAINT "currencies_charged" CHECK ("currencies"."code" <> 'CZK' or ("currencies"."rate" = 1 and "currencies"."is_shown")),
	CONSTRAINT "currencies_default_shown" CHECK ("currencies"."is_shown" or not "currencies"."is_default")
);
--> statement-breakpoint
CREATE TABLE "case_photographs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_photographs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"case_id" bigint NOT NULL,
	"side" text NOT NULL,
	"media_id" text NOT NULL,
	"added_at" timestamp (6) with time zone NOT NULL
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
	"strike_withdrawn_at" timestamp (6) with time zone,
	"strike_withdrawn_by_id" bigint,
	"strike_withdrawal_reason" text,
	CONSTRAINT "deal_cases_withdrawn" CHECK ("deal_cases"."strike_withdrawn_at" is null or ("deal_cases"."kind" = 'non_payment' and "deal_cases"."outcome" = 'upheld'
        and "deal_cases"."strike_withdrawn_by_id" is not null and "deal_cases"."strike_withdrawal_reason" is not null)),
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
	"delivery" jsonb,
	"iban" text,
	"shipping_named_at" timestamp (6) with time zone,
	"shipping_named_minor" bigint,
	"payment_said_at" timestamp (6) with time zone,
	"payment_reference" text,
	"is_protected" boolean DEFAULT false NOT NULL,
	"order_id" bigint,
	"delivered_at" timestamp (6) with time zone,
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
	"due_at" timestamp (6) with time zone GENERATED ALWAYS AS (case
  when status = 'awaiting_payment' and not (shipping_minor is null and handover = 'post')
    then (pay_by + time '23:59') at time zone 'Europe/Prague'
  when status in ('paid', 'sent') and delivered_at is not null then ((delivered_at at time zone 'UTC') + interval '259200 seconds') at time zone 'UTC'
  when status = 'sent' then ((sent_at at time zone 'UTC') + interval '1209600 seconds') at time zone 'UTC'
  when status = 'paid' and handover = 'in_person' then ((paid_at at time zone 'UTC') + interval '1209600 seconds') at time zone 'UTC'
end) STORED,
	CONSTRAINT "deals_two_sides" CHECK ("deals"."seller_id" <> "deals"."buyer_id"),
	CONSTRAINT "deals_price" CHECK ("deals"."price_minor" > 0 and coalesce("deals"."shipping_minor", 0) >= 0),
	CONSTRAINT "deals_reminders" CHECK ("deals"."reminders_sent" between 0 and 2),
	CONSTRAINT "deals_steps" CHECK ("deals"."status" = 'cancelled'
        or (("deals"."status" = 'awaiting_payment') = ("deals"."paid_at" is null)
          and ("deals"."status" <> 'sent' or "deals"."sent_at" is not null)
          and ("deals"."status" = 'received') = ("deals"."received_at" is not null))),
	CONSTRAINT "deals_cancelled" CHECK (("deals"."status" = 'cancelled') = ("deals"."cancelled_at" is not null)),
	CONSTRAINT "deals_protected" CHECK ("deals"."is_protected" or "deals"."delivered_at" is null),
	CONSTRAINT "deals_held" CHECK (not "deals"."is_protected" or "deals"."paid_at" is null or "deals"."order_id" is not null)
);
--> statement-breakpoint
CREATE TABLE "fee_charges" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fee_charges_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"listing_id" bigint NOT NULL,
	"deal_id" bigint,
	"amount_minor" bigint NOT NULL,
	"arisen_at" timestamp (6) with time zone NOT NULL,
	"statement_id" bigint,
	"waived_at" timestamp (6) with time zone,
	CONSTRAINT "fee_charges_amount" CHECK ("fee_charges"."amount_minor" > 0),
	CONSTRAINT "fee_charges_deal_of" CHECK (("fee_charges"."kind" = 'listing_fee') = ("fee_charges"."deal_id" is null))
);
--> statement-breakpoint
CREATE TABLE "fee_lines" (
	"fee_table_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"hundredths" integer NOT NULL,
	"minimum_minor" bigint NOT NULL,
	"cap_minor" bigint,
	CONSTRAINT "fee_lines_fee_table_id_kind_pk" PRIMARY KEY("fee_table_id","kind"),
	CONSTRAINT "fee_lines_percent" CHECK ("fee_lines"."hundredths" between 0 and 5000),
	CONSTRAINT "fee_lines_bounds" CHECK ("fee_lines"."minimum_minor" >= 0 and "fee_lines"."cap_minor" >= "fee_lines"."minimum_minor"),
	CONSTRAINT "fee_lines_publication" CHECK ("fee_lines"."kind" <> 'listing_fee' or "fee_lines"."hundredths" = 0)
);
--> statement-breakpoint
CREATE TABLE "fee_statements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fee_statements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"month" date NOT NULL,
	"order_id" bigint,
	"due_on" date NOT NULL,
	"reminders_sent" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "fee_statements_reminders" CHECK ("fee_statements"."reminders_sent" between 0 and 3)
);
--> statement-breakpoint
CREATE TABLE "fee_tables" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fee_tables_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"valid_from" timestamp (6) with time zone NOT NULL,
	"added_by_id" bigint,
	"idempotency_key" text NOT NULL,
	CONSTRAINT "fee_tables_valid_from_unique" UNIQUE("valid_from"),
	CONSTRAINT "fee_tables_idempotency_key_unique" UNIQUE("idempotency_key")
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
CREATE TABLE "search_moves" (
	"category_id" bigint PRIMARY KEY NOT NULL,
	"after_id" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_pairs" (
	"pair" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL,
	"stem" text GENERATED ALWAYS AS ((f_stems(word))[1]) STORED,
	"heard" text GENERATED ALWAYS AS (f_heard(word)) STORED
);
--> statement-breakpoint
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
CREATE TABLE "watched_searches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "watched_searches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"key" text NOT NULL,
	"q" text,
	"filters" jsonb NOT NULL,
	"query" "tsquery",
	"checked_at" timestamp (6) with time zone NOT NULL,
	"price_from_minor" bigint,
	"price_to_minor" bigint,
	"pace" text DEFAULT 'instant' NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"seen_at" timestamp (6) with time zone NOT NULL,
	"told_at" timestamp (6) with time zone,
	CONSTRAINT "watched_searches_q" CHECK (length("watched_searches"."q") between 2 and 200),
	CONSTRAINT "watched_searches_price" CHECK ("watched_searches"."price_from_minor" <= "watched_searches"."price_to_minor")
);
--> statement-breakpoint
CREATE TABLE "goods_order_codes" (
	"cart_id" bigint PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"salt" "bytea" NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "goods_order_codes_tries" CHECK ("goods_order_codes"."tries" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "goods_order_lines" (
	"goods_order_id" bigint NOT NULL,
	"item_id" bigint NOT NULL,
	"deal_id" bigint,
	"product_id" bigint GENERATED ALWAYS AS (case when deal_id is null then item_id end) STORED,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"sku" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_minor" bigint NOT NULL,
	"discount_minor" bigint NOT NULL,
	"back_ordered" integer NOT NULL,
	"handed_over" integer DEFAULT 0 NOT NULL,
	"taken_back" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "goods_order_lines_goods_order_id_item_id_pk" PRIMARY KEY("goods_order_id","item_id"),
	CONSTRAINT "goods_order_lines_bought" CHECK ("goods_order_lines"."deal_id" is null or ("goods_order_lines"."quantity" = 1 and "goods_order_lines"."back_ordered" = 0)),
	CONSTRAINT "goods_order_lines_quantity" CHECK ("goods_order_lines"."quantity" > 0),
	CONSTRAINT "goods_order_lines_back" CHECK ("goods_order_lines"."back_ordered" between 0 and "goods_order_lines"."quantity"),
	CONSTRAINT "goods_order_lines_moved" CHECK ("goods_order_lines"."handed_over" >= 0 and "goods_order_lines"."taken_back" >= 0 and "goods_order_lines"."handed_over" + "goods_order_lines"."taken_back" <= "goods_order_lines"."quantity"),
	CONSTRAINT "goods_order_lines_discount" CHECK ("goods_order_lines"."discount_minor" between 0 and "goods_order_lines"."quantity" * "goods_order_lines"."unit_minor")
);
--> statement-breakpoint
CREATE TABLE "goods_order_picks" (
	"goods_order_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"pieces" integer NOT NULL,
	CONSTRAINT "goods_order_picks_goods_order_id_product_id_store_id_pk" PRIMARY KEY("goods_order_id","product_id","store_id"),
	CONSTRAINT "goods_order_picks_pieces" CHECK ("goods_order_picks"."pieces" > 0)
);
--> statement-breakpoint
CREATE TABLE "goods_orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint,
	"user_id" bigint,
	"status" text DEFAULT 'placed' NOT NULL,
	"email" text NOT NULL,
	"phone" text NOT NULL,
	"locale" text NOT NULL,
	"note" text NOT NULL,
	"carrier_id" bigint,
	"store_id" bigint,
	"point" jsonb,
	"address" jsonb NOT NULL,
	"invoice" jsonb NOT NULL,
	"age_checked_at" timestamp (6) with time zone,
	"needs_age_check" boolean NOT NULL,
	"is_called_off" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"press_key" text NOT NULL,
	"placed_at" timestamp (6) with time zone NOT NULL,
	"paid_at" timestamp (6) with time zone,
	"delivered_at" timestamp (6) with time zone,
	"new_account_id" bigint,
	"withdrawn_at" timestamp (6) with time zone,
	CONSTRAINT "goods_orders_order_id_unique" UNIQUE("order_id"),
	CONSTRAINT "goods_orders_delivery" CHECK (("goods_orders"."carrier_id" is null) <> ("goods_orders"."store_id" is null))
);
--> statement-breakpoint
CREATE TABLE "goods_parcels" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "goods_parcels_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"goods_order_id" bigint NOT NULL,
	"tracking" text NOT NULL,
	"pieces" jsonb NOT NULL,
	"handed_over_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_series_kind_year_pk" PRIMARY KEY("kind","year"),
	CONSTRAINT "invoice_series_last" CHECK ("invoice_series"."last" > 0)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "invoices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"uuid" uuid NOT NULL,
	"order_id" bigint NOT NULL,
	"refund_id" bigint,
	"user_id" bigint,
	"total_minor" bigint NOT NULL,
	"issued_at" timestamp (6) with time zone NOT NULL,
	"content" jsonb NOT NULL,
	"words" text GENERATED ALWAYS AS (document_words(number, content)) STORED NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_uuid_unique" UNIQUE("uuid"),
	CONSTRAINT "invoices_corrects" CHECK (("invoices"."kind" = 'credit_note') = ("invoices"."refund_id" is not null)),
	CONSTRAINT "invoices_sign" CHECK (("invoices"."kind" = 'credit_note') = ("invoices"."total_minor" < 0)),
	CONSTRAINT "invoices_sequence" CHECK ("invoices"."sequence" > 0)
);
--> statement-breakpoint
CREATE TABLE "data_exports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "data_exports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"files_done" integer DEFAULT 0 NOT NULL,
	"files_total" integer DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claimed_until" timestamp (6) with time zone,
	"created_at" timestamp (6) with time zone NOT NULL,
	"ready_at" timestamp (6) with time zone,
	"expires_at" timestamp (6) with time zone,
	"bytes" bigint,
	CONSTRAINT "data_exports_progress" CHECK ("data_exports"."files_done" between 0 and "data_exports"."files_total"),
	CONSTRAINT "data_exports_ready" CHECK (("data_exports"."status" in ('ready', 'expired')) = ("data_exports"."ready_at" is not null and "data_exports"."expires_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "listing_days" (
	"listing_id" bigint NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"watchers" integer,
	CONSTRAINT "listing_days_listing_id_day_pk" PRIMARY KEY("listing_id","day")
);
--> statement-breakpoint
CREATE TABLE "held_edits" (
	"listing_id" bigint PRIMARY KEY NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"pictures" text[],
	"held_at" timestamp (6) with time zone NOT NULL
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
	"added_at" timestamp (6) with time zone,
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
	"original_price_minor" bigint,
	"lowest_price_minor" bigint,
	"duration" text DEFAULT '7d' NOT NULL,
	"closing_minute" integer,
	"sale_closes_on" date,
	"lot_number" integer,
	"activate_at" timestamp (6) with time zone,
	"shipping_minor" bigint,
	"handover" text DEFAULT 'post' NOT NULL,
	"is_protected" boolean DEFAULT false NOT NULL,
	"place" text,
	"country" text,
	"declarations" text[] DEFAULT '{}' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"package_id" bigint,
	"package_order_id" bigint,
	"fee_table_id" bigint,
	"highlighted" boolean DEFAULT false NOT NULL,
	"topped_until" timestamp (6) with time zone,
	"views" integer DEFAULT 0 NOT NULL,
	"watcher_count" integer DEFAULT 0 NOT NULL,
	"revision" bigint DEFAULT 0 NOT NULL,
	"terms_revision" integer DEFAULT 0 NOT NULL,
	"relisted_from_id" bigint,
	"automatic_relists" integer DEFAULT 0 NOT NULL,
	"cancelled_by" text,
	"cancel_reason" text,
	"cancel_rule" text,
	"frozen_at" timestamp (6) with time zone,
	"import_key" text,
	"batch_key" text,
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
	CONSTRAINT "listings_reduced" CHECK (("listings"."original_price_minor" is null) = ("listings"."lowest_price_minor" is null) and ("listings"."original_price_minor" is null or ("listings"."sale_mode" = 'stock' and "listings"."asked_price_minor" < "listings"."original_price_minor" and "listings"."asked_price_minor" < "listings"."lowest_price_minor"))),
	CONSTRAINT "listings_closing_minute" CHECK ("listings"."closing_minute" between 0 and 1439),
	CONSTRAINT "listings_relists" CHECK ("listings"."automatic_relists" between 0 and 3),
	CONSTRAINT "listings_lot_number" CHECK ("listings"."lot_number" is null or "listings"."sale_closes_on" is not null),
	CONSTRAINT "listings_protected" CHECK ("listings"."type" = 'supply' or not "listings"."is_protected"),
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
	"subscription" text,
	"link_hash" "bytea",
	"invoice_id" bigint,
	"urgency" smallint DEFAULT 2 NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (6) with time zone DEFAULT now() + interval '14 days' NOT NULL,
	"sent_at" timestamp (6) with time zone,
	"given_up_at" timestamp (6) with time zone,
	"refusals" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (6) with time zone DEFAULT '-infinity' NOT NULL,
	"last_error" text,
	CONSTRAINT "mails_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "summary_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "summary_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"user_id" bigint NOT NULL,
	"title" text NOT NULL,
	"detail" text NOT NULL,
	"url" text NOT NULL,
	"due_at" timestamp (6) with time zone NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"sent_at" timestamp (6) with time zone,
	CONSTRAINT "summary_entries_key_unique" UNIQUE("key")
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
	"likeness" bit(64),
	"lacks_likeness" boolean DEFAULT false NOT NULL,
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
	"mailed_for" timestamp (6) with time zone,
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
	"media_id" text,
	"may_be_public" boolean DEFAULT false NOT NULL,
	"answers_id" bigint,
	"created_at" timestamp (6) with time zone NOT NULL,
	"idempotency_key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"hidden_at" timestamp (6) with time zone,
	"hidden_by_id" bigint,
	"hidden_reason" text,
	"hidden_rule" text,
	"taken_back_at" timestamp (6) with time zone,
	"taken_back_seen" boolean DEFAULT false NOT NULL,
	"contact_kinds" text[] DEFAULT '{}' NOT NULL,
	CONSTRAINT "messages_text" CHECK (case when "messages"."media_id" is null and "messages"."taken_back_at" is null then length("messages"."text") between 1 and 2000 else "messages"."text" = '' end),
	CONSTRAINT "messages_taken_back" CHECK (("messages"."taken_back_at" is null or "messages"."media_id" is null) and ("messages"."taken_back_at" is not null or not "messages"."taken_back_seen")),
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
CREATE TABLE "issue_deliveries" (
	"issue_id" bigint NOT NULL,
	"email" "citext" NOT NULL,
	"mail_key" text NOT NULL,
	"outcome" text,
	CONSTRAINT "issue_deliveries_issue_id_email_pk" PRIMARY KEY("issue_id","email"),
	CONSTRAINT "issue_deliveries_mail_key_unique" UNIQUE("mail_key")
);
--> statement-breakpoint
CREATE TABLE "newsletter_issues" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "newsletter_issues_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"status" text DEFAULT 'draft' NOT NULL,
	"subject" jsonb NOT NULL,
	"preheader" jsonb NOT NULL,
	"opening" jsonb NOT NULL,
	"article_ids" bigint[] DEFAULT '{}' NOT NULL,
	"lot_ids" bigint[] DEFAULT '{}' NOT NULL,
	"category_ids" bigint[] DEFAULT '{}' NOT NULL,
	"by_id" bigint NOT NULL,
	"planned_at" timestamp (6) with time zone,
	"started_at" timestamp (6) with time zone,
	"finished_at" timestamp (6) with time zone,
	"reached_id" bigint DEFAULT 0 NOT NULL,
	"total" integer,
	"outcome" jsonb,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "newsletter_issues_planned" CHECK ("newsletter_issues"."status" <> 'planned' or "newsletter_issues"."planned_at" is not null),
	CONSTRAINT "newsletter_issues_started" CHECK ("newsletter_issues"."status" in ('draft', 'planned') or ("newsletter_issues"."started_at" is not null and "newsletter_issues"."total" is not null))
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
	"bounced_at" timestamp (6) with time zone,
	"digest_at" timestamp (6) with time zone,
	CONSTRAINT "subscribers_email_unique" UNIQUE("email"),
	CONSTRAINT "subscribers_key_unique" UNIQUE("key"),
	CONSTRAINT "subscribers_confirm_hash_unique" UNIQUE("confirm_hash"),
	CONSTRAINT "subscribers_email_length" CHECK (length("subscribers"."email") <= 254),
	CONSTRAINT "subscribers_confirmation" CHECK (("subscribers"."confirm_hash" is null) = ("subscribers"."confirm_expires_at" is null)),
	CONSTRAINT "subscribers_bounced" CHECK ("subscribers"."bounced_at" is null or "subscribers"."ended_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"listing_id" bigint NOT NULL,
	"deal_id" bigint,
	"news" text,
	"search_id" bigint,
	"further_finds" integer DEFAULT 0 NOT NULL,
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
	"terms_revision" integer DEFAULT 0 NOT NULL,
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
CREATE TABLE "packages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "packages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" text NOT NULL,
	"name" jsonb NOT NULL,
	"price_minor" bigint NOT NULL,
	"top_days" integer DEFAULT 0 NOT NULL,
	"highlighted" boolean DEFAULT false NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"superseded" boolean DEFAULT false NOT NULL,
	CONSTRAINT "packages_price" CHECK ("packages"."price_minor" >= 0),
	CONSTRAINT "packages_top_days" CHECK ("packages"."top_days" between 0 and 90)
);
--> statement-breakpoint
CREATE TABLE "refund_lines" (
	"refund_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"total_minor" bigint NOT NULL,
	"vat_minor" bigint NOT NULL,
	CONSTRAINT "refund_lines_refund_id_position_pk" PRIMARY KEY("refund_id","position"),
	CONSTRAINT "refund_lines_amounts" CHECK ("refund_lines"."total_minor" > 0 and "refund_lines"."vat_minor" between 0 and "refund_lines"."total_minor")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "refunds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"reason" text NOT NULL,
	"by_id" bigint,
	"created_at" timestamp (6) with time zone NOT NULL,
	"sent_at" timestamp (6) with time zone,
	"idempotency_key" text NOT NULL,
	CONSTRAINT "refunds_amount" CHECK ("refunds"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "ledger_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"debit" text NOT NULL,
	"credit" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"receipt_id" bigint,
	"order_id" bigint,
	"reason" text NOT NULL,
	"booked_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "ledger_entries_amount" CHECK ("ledger_entries"."amount_minor" > 0),
	CONSTRAINT "ledger_entries_sides" CHECK ("ledger_entries"."debit" <> "ledger_entries"."credit")
);
--> statement-breakpoint
CREATE TABLE "order_lines" (
	"order_id" bigint NOT NULL,
	"position" integer NOT NULL,
	"label" jsonb NOT NULL,
	"revenue" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_minor" bigint NOT NULL,
	"discount_minor" bigint DEFAULT 0 NOT NULL,
	"total_minor" bigint NOT NULL,
	"vat_percent" integer,
	"own_rate" integer,
	CONSTRAINT "order_lines_total" CHECK ("order_lines"."total_minor" = "order_lines"."quantity" * "order_lines"."unit_minor" - "order_lines"."discount_minor"),
	CONSTRAINT "order_lines_quantity" CHECK ("order_lines"."quantity" > 0 and "order_lines"."discount_minor" >= 0 and "order_lines"."total_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "orders_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"hash" text NOT NULL,
	"user_id" bigint,
	"subject_type" text NOT NULL,
	"subject_id" bigint NOT NULL,
	"status" text DEFAULT 'awaiting_payment' NOT NULL,
	"total_minor" bigint NOT NULL,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"variable_symbol" text NOT NULL,
	"is_owed" boolean DEFAULT false NOT NULL,
	"is_held" boolean DEFAULT false NOT NULL,
	"released_minor" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"expires_at" timestamp (6) with time zone NOT NULL,
	"due_on" date,
	"paid_at" timestamp (6) with time zone,
	"closed_at" timestamp (6) with time zone,
	CONSTRAINT "orders_variable_symbol_unique" UNIQUE("variable_symbol"),
	CONSTRAINT "orders_total" CHECK ("orders"."total_minor" >= 0),
	CONSTRAINT "orders_refunded" CHECK ("orders"."refunded_minor" between 0 and "orders"."total_minor"),
	CONSTRAINT "orders_released" CHECK ("orders"."released_minor" between 0 and "orders"."total_minor" - "orders"."refunded_minor"),
	CONSTRAINT "orders_held" CHECK ("orders"."is_held" or "orders"."released_minor" = 0),
	CONSTRAINT "orders_one_kind" CHECK (not ("orders"."is_held" and "orders"."is_owed")),
	CONSTRAINT "orders_paid" CHECK (("orders"."status" in ('paid', 'partly_refunded', 'refunded')) = ("orders"."paid_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"gateway" text NOT NULL,
	"reference" text,
	"url" text,
	"status" text DEFAULT 'created' NOT NULL,
	"amount_minor" bigint NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"looked_at" timestamp (6) with time zone
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "receipts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"reference" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"variable_symbol" text,
	"note" text DEFAULT '' NOT NULL,
	"order_id" bigint,
	"fault" text,
	"received_at" timestamp (6) with time zone NOT NULL,
	"resolved_at" timestamp (6) with time zone,
	"told_by_line" text,
	CONSTRAINT "receipts_amount" CHECK ("receipts"."amount_minor" > 0),
	CONSTRAINT "receipts_fault" CHECK (("receipts"."order_id" is null) = ("receipts"."fault" is not null))
);
--> statement-breakpoint
CREATE TABLE "refused_notices" (
	"gateway" text NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "refused_notices_gateway_day_pk" PRIMARY KEY("gateway","day"),
	CONSTRAINT "refused_notices_count" CHECK ("refused_notices"."count" > 0)
);
--> statement-breakpoint
CREATE TABLE "payout_batches" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payout_batches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"by_id" bigint NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"idempotency_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"iban" text,
	"payee_name" text,
	"variable_symbol" text NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"batch_id" bigint,
	"paid_at" timestamp (6) with time zone,
	"paid_by_id" bigint,
	CONSTRAINT "payouts_amount" CHECK ("payouts"."amount_minor" > 0),
	CONSTRAINT "payouts_account" CHECK ("payouts"."iban" is not null or ("payouts"."batch_id" is null and "payouts"."paid_at" is null)),
	CONSTRAINT "payouts_paid" CHECK (("payouts"."paid_at" is null) = ("payouts"."paid_by_id" is null))
);
--> statement-breakpoint
CREATE TABLE "product_prices" (
	"product_id" bigint NOT NULL,
	"from_at" timestamp (6) with time zone NOT NULL,
	"price_minor" bigint,
	CONSTRAINT "product_prices_product_id_from_at_pk" PRIMARY KEY("product_id","from_at")
);
--> statement-breakpoint
CREATE TABLE "product_stock" (
	"product_id" bigint NOT NULL,
	"store_id" bigint NOT NULL,
	"pieces" integer NOT NULL,
	CONSTRAINT "product_stock_product_id_store_id_pk" PRIMARY KEY("product_id","store_id"),
	CONSTRAINT "product_stock_pieces" CHECK ("product_stock"."pieces" >= 0)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" bigint PRIMARY KEY NOT NULL,
	"sku" text NOT NULL,
	"price_minor" bigint NOT NULL,
	"reduced_minor" bigint,
	"reduced_from" timestamp (6) with time zone,
	"reduced_until" timestamp (6) with time zone,
	"price_changes_at" timestamp (6) with time zone,
	"tax_rate" smallint NOT NULL,
	"family" text,
	"weight_g" integer,
	"takes_back_orders" boolean NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "products_sku_unique" UNIQUE("sku"),
	CONSTRAINT "products_price" CHECK ("products"."price_minor" > 0),
	CONSTRAINT "products_reduced" CHECK ("products"."reduced_minor" > 0 and "products"."reduced_minor" < "products"."price_minor"),
	CONSTRAINT "products_span" CHECK ("products"."reduced_from" < "products"."reduced_until"),
	CONSTRAINT "products_weight" CHECK ("products"."weight_g" > 0),
	CONSTRAINT "products_tax" CHECK ("products"."tax_rate" in (0, 12, 21))
);
--> statement-breakpoint
CREATE TABLE "product_watches" (
	"user_id" bigint NOT NULL,
	"product_id" bigint NOT NULL,
	"wished_minor" bigint,
	"is_met" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"told_at" timestamp (6) with time zone,
	CONSTRAINT "product_watches_user_id_product_id_pk" PRIMARY KEY("user_id","product_id"),
	CONSTRAINT "product_watches_wish" CHECK ("product_watches"."wished_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "toppings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "toppings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"listing_id" bigint NOT NULL,
	"order_id" bigint,
	"days" integer NOT NULL,
	"price_minor" bigint NOT NULL,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"granted_from" timestamp (6) with time zone,
	"granted_until" timestamp (6) with time zone,
	CONSTRAINT "toppings_days" CHECK ("toppings"."days" between 1 and 90),
	CONSTRAINT "toppings_granted" CHECK (("toppings"."granted_from" is null) = ("toppings"."granted_until" is null))
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
CREATE TABLE "push_devices" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "push_devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" bigint NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"added_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "push_devices_endpoint_unique" UNIQUE("endpoint")
);
--> statement-breakpoint
CREATE TABLE "push_keys" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"public_key" text NOT NULL,
	"private_key" text NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "push_keys_one" CHECK ("push_keys"."id" = 1)
);
--> statement-breakpoint
CREATE TABLE "pushes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pushes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" bigint NOT NULL,
	"device_id" bigint NOT NULL,
	"payload" text NOT NULL,
	"topic" text NOT NULL,
	"is_urgent" boolean NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"next_attempt_at" timestamp (6) with time zone NOT NULL,
	"expires_at" timestamp (6) with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"done_at" timestamp (6) with time zone
);
--> statement-breakpoint
CREATE TABLE "report_appeals" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "report_appeals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"report_id" bigint NOT NULL,
	"side" text NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"outcome" text,
	"action" text,
	"ground" text,
	"listing_return" text,
	"decided_reason" text,
	"decided_by_id" bigint,
	"decided_at" timestamp (6) with time zone,
	CONSTRAINT "report_appeals_decision" CHECK (num_nonnulls("report_appeals"."outcome", "report_appeals"."decided_reason", "report_appeals"."decided_by_id", "report_appeals"."decided_at") in (0, 4))
);
--> statement-breakpoint
CREATE TABLE "reporter_measures" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reporter_measures_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"user_id" bigint,
	"email" text,
	"report_id" bigint NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"by_id" bigint NOT NULL,
	"until" timestamp (6) with time zone,
	"withdrawn_at" timestamp (6) with time zone,
	"withdrawn_by_id" bigint,
	"withdrawn_reason" text,
	CONSTRAINT "reporter_measures_until" CHECK (("reporter_measures"."kind" = 'pause') = ("reporter_measures"."until" is not null)),
	CONSTRAINT "reporter_measures_who" CHECK ("reporter_measures"."user_id" is null or "reporter_measures"."email" is null),
	CONSTRAINT "reporter_measures_withdrawal" CHECK (num_nonnulls("reporter_measures"."withdrawn_at", "reporter_measures"."withdrawn_by_id", "reporter_measures"."withdrawn_reason") in (0, 3))
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "reports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"reporter_id" bigint,
	"guest_name" text,
	"guest_email" text,
	"guest_locale" text,
	"reported_id" bigint,
	"conversation_id" bigint,
	"message_id" bigint,
	"listing_id" bigint,
	"review_id" bigint,
	"profile_id" bigint,
	"quoted" text,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"reporter_key" text DEFAULT replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') NOT NULL,
	"reported_key" text DEFAULT replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '') NOT NULL,
	"flagger_id" bigint,
	"created_at" timestamp (6) with time zone NOT NULL,
	"outcome" text,
	"action" text,
	"ground" text,
	"decided_reason" text,
	"decided_by_id" bigint,
	"decided_at" timestamp (6) with time zone,
	CONSTRAINT "reports_decision" CHECK (num_nonnulls("reports"."outcome", "reports"."decided_reason", "reports"."decided_by_id", "reports"."decided_at") in (0, 4)),
	CONSTRAINT "reports_action" CHECK (coalesce("reports"."outcome", '') = 'upheld' or num_nonnulls("reports"."action", "reports"."ground") = 0),
	CONSTRAINT "reports_quoted" CHECK (("reports"."kind" = 'person') = ("reports"."quoted" is null)),
	CONSTRAINT "reports_reporter" CHECK ("reports"."reporter_id" is null or "reports"."guest_email" is null),
	CONSTRAINT "reports_thing" CHECK (num_nonnulls("reports"."conversation_id", "reports"."listing_id", "reports"."review_id", "reports"."profile_id") = 1
        and ("reports"."message_id" is not null) = ("reports"."kind" = 'message')
        and case "reports"."kind" when 'message' then "reports"."conversation_id" is not null
          when 'person' then "reports"."conversation_id" is not null when 'review' then "reports"."review_id" is not null
          when 'profile' then "reports"."profile_id" is not null else "reports"."listing_id" is not null end),
	CONSTRAINT "reports_reported" CHECK (("reports"."kind" = 'product') = ("reports"."reported_id" is null))
);
--> statement-breakpoint
CREATE TABLE "trusted_flaggers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "trusted_flaggers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"user_id" bigint,
	"email" text,
	"reason" text NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	"named_by_id" bigint NOT NULL,
	"removed_at" timestamp (6) with time zone,
	"removed_by_id" bigint,
	"removed_reason" text,
	CONSTRAINT "trusted_flaggers_who" CHECK ("trusted_flaggers"."user_id" is null or "trusted_flaggers"."email" is null),
	CONSTRAINT "trusted_flaggers_removal" CHECK (num_nonnulls("trusted_flaggers"."removed_at", "trusted_flaggers"."removed_by_id", "trusted_flaggers"."removed_reason") in (0, 3))
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
CREATE TABLE "seller_report_files" (
	"message_id" bigint PRIMARY KEY NOT NULL,
	"content" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "seller_report_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "seller_report_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"year" integer NOT NULL,
	"kind" text NOT NULL,
	"ref_id" text NOT NULL,
	"operator" jsonb NOT NULL,
	"operator_hash" text NOT NULL,
	"operator_kind" text NOT NULL,
	"operator_ref" text NOT NULL,
	"operator_corrects" text,
	"written_at" timestamp (6) with time zone NOT NULL,
	"by_id" bigint NOT NULL,
	CONSTRAINT "seller_report_messages_ref_id_unique" UNIQUE("ref_id")
);
--> statement-breakpoint
CREATE TABLE "seller_report_records" (
	"message_id" bigint NOT NULL,
	"user_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"ref" text NOT NULL,
	"corrects" text,
	"record" jsonb NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "seller_report_records_message_id_user_id_pk" PRIMARY KEY("message_id","user_id"),
	CONSTRAINT "seller_report_records_ref_unique" UNIQUE("ref")
);
--> statement-breakpoint
CREATE TABLE "seller_tax_details" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"birth_date" date,
	"birth_place" text DEFAULT '' NOT NULL,
	"birth_country" text DEFAULT '' NOT NULL,
	"tax_number" text DEFAULT '' NOT NULL,
	"tax_country" text DEFAULT '' NOT NULL,
	"left_contact" jsonb,
	"version" integer NOT NULL,
	"updated_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "seller_tax_details_version" CHECK ("seller_tax_details"."version" > 0)
);
--> statement-breakpoint
CREATE TABLE "seller_tax_requests" (
	"user_id" bigint NOT NULL,
	"year" integer NOT NULL,
	"asked_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "seller_tax_requests_user_id_year_pk" PRIMARY KEY("user_id","year")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp (6) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "store_exceptions" (
	"store_id" bigint NOT NULL,
	"on_day" date NOT NULL,
	"parts" jsonb NOT NULL,
	CONSTRAINT "store_exceptions_store_id_on_day_pk" PRIMARY KEY("store_id","on_day")
);
--> statement-breakpoint
CREATE TABLE "stores" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stores_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"position" integer DEFAULT 0 NOT NULL,
	"is_shown" boolean NOT NULL,
	"name" jsonb NOT NULL,
	"note" jsonb NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"zip" text NOT NULL,
	"phone" text NOT NULL,
	"email" text NOT NULL,
	"week" jsonb NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (6) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stores_week" CHECK (jsonb_array_length("stores"."week") = 7)
);
--> statement-breakpoint
CREATE TABLE "suspicions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "suspicions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"user_id" bigint NOT NULL,
	"other_id" bigint NOT NULL,
	"listing_id" bigint NOT NULL,
	"after_sequence" integer,
	"shared" text[] DEFAULT '{}' NOT NULL,
	"facts" jsonb,
	"noted_at" timestamp (6) with time zone NOT NULL,
	"looked_at" timestamp (6) with time zone,
	"looked_by_id" bigint
);
--> statement-breakpoint
CREATE TABLE "age_proof_attempts" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"state_hash" "bytea" NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"redirect" text,
	"expires_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "age_proof_attempts_state_hash_unique" UNIQUE("state_hash")
);
--> statement-breakpoint
CREATE TABLE "age_proofs" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"method" text NOT NULL,
	"reference" text NOT NULL,
	"proved_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_codes" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"hash" "bytea" NOT NULL,
	"salt" "bytea" NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "phone_codes_tries" CHECK ("phone_codes"."tries" between 0 and 5)
);
--> statement-breakpoint
CREATE TABLE "voucher_uses" (
	"order_id" bigint PRIMARY KEY NOT NULL,
	"voucher_id" bigint NOT NULL,
	"user_id" bigint,
	"discount_minor" bigint NOT NULL,
	"used_at" timestamp (6) with time zone NOT NULL,
	"released_at" timestamp (6) with time zone,
	CONSTRAINT "voucher_uses_discount" CHECK ("voucher_uses"."discount_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "vouchers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vouchers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" "citext" NOT NULL,
	"percent" integer,
	"amount_minor" bigint,
	"valid_from" timestamp (6) with time zone,
	"valid_until" timestamp (6) with time zone,
	"total_limit" integer,
	"user_limit" integer,
	"minimum_minor" bigint DEFAULT 0 NOT NULL,
	"email" "citext" DEFAULT '' NOT NULL,
	"category_id" bigint,
	"subjects" text[] DEFAULT '{}' NOT NULL,
	"owner_id" bigint,
	"reward_percent" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "vouchers_code_unique" UNIQUE("code"),
	CONSTRAINT "vouchers_discount" CHECK (("vouchers"."percent" is null) <> ("vouchers"."amount_minor" is null)),
	CONSTRAINT "vouchers_percent" CHECK ("vouchers"."percent" between 1 and 100),
	CONSTRAINT "vouchers_reward" CHECK ("vouchers"."reward_percent" between 0 and 100)
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
	"next_attempt_at" timestamp (6) with time zone DEFAULT '-infinity' NOT NULL,
	"handled_at" timestamp (6) with time zone,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "failing_work" (
	"work" text NOT NULL,
	"place" text NOT NULL,
	"since" timestamp (6) with time zone NOT NULL,
	"last_at" timestamp (6) with time zone NOT NULL,
	"error" text NOT NULL,
	CONSTRAINT "failing_work_work_place_pk" PRIMARY KEY("work","place")
);
--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verified_phones" ADD CONSTRAINT "verified_phones_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_memberships" ADD CONSTRAINT "group_memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_memberships" ADD CONSTRAINT "group_memberships_group_id_user_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."user_groups"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "group_memberships" ADD CONSTRAINT "group_memberships_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_details" ADD CONSTRAINT "contact_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_usernames" ADD CONSTRAINT "former_usernames_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_links" ADD CONSTRAINT "mail_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_places" ADD CONSTRAINT "sign_in_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tokens" ADD CONSTRAINT "tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unsubscribe_keys" ADD CONSTRAINT "unsubscribe_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "banners" ADD CONSTRAINT "banners_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bid_budgets" ADD CONSTRAINT "bid_budgets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_bidder_id_users_id_fk" FOREIGN KEY ("bidder_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bids" ADD CONSTRAINT "bids_retracted_by_id_users_id_fk" FOREIGN KEY ("retracted_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_acts" ADD CONSTRAINT "lot_acts_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_bidders" ADD CONSTRAINT "lot_bidders_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lot_bidders" ADD CONSTRAINT "lot_bidders_bidder_id_users_id_fk" FOREIGN KEY ("bidder_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_users_id_fk" FOREIGN KEY ("blocker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_users_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carrier_prices" ADD CONSTRAINT "carrier_prices_carrier_id_carriers_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carriers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_left_deals" ADD CONSTRAINT "cart_left_deals_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_left_deals" ADD CONSTRAINT "cart_left_deals_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cart_lines" ADD CONSTRAINT "cart_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_parent_id_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "merged_brands" ADD CONSTRAINT "merged_brands_into_id_brands_id_fk" FOREIGN KEY ("into_id") REFERENCES "public"."brands"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_category_id_blog_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."blog_categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "articles" ADD CONSTRAINT "articles_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_versions" ADD CONSTRAINT "content_versions_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_files" ADD CONSTRAINT "document_files_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_photographs" ADD CONSTRAINT "case_photographs_case_id_deal_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."deal_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_photographs" ADD CONSTRAINT "case_photographs_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_cases" ADD CONSTRAINT "deal_cases_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_cases" ADD CONSTRAINT "deal_cases_filed_by_id_users_id_fk" FOREIGN KEY ("filed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_cases" ADD CONSTRAINT "deal_cases_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_cases" ADD CONSTRAINT "deal_cases_strike_withdrawn_by_id_users_id_fk" FOREIGN KEY ("strike_withdrawn_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_steps" ADD CONSTRAINT "deal_steps_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_steps" ADD CONSTRAINT "deal_steps_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_charges" ADD CONSTRAINT "fee_charges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_charges" ADD CONSTRAINT "fee_charges_statement_id_fee_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."fee_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_lines" ADD CONSTRAINT "fee_lines_fee_table_id_fee_tables_id_fk" FOREIGN KEY ("fee_table_id") REFERENCES "public"."fee_tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_statements" ADD CONSTRAINT "fee_statements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_statements" ADD CONSTRAINT "fee_statements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_tables" ADD CONSTRAINT "fee_tables_added_by_id_users_id_fk" FOREIGN KEY ("added_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_finds" ADD CONSTRAINT "search_finds_search_id_watched_searches_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."watched_searches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watched_searches" ADD CONSTRAINT "watched_searches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_order_codes" ADD CONSTRAINT "goods_order_codes_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_order_lines" ADD CONSTRAINT "goods_order_lines_goods_order_id_goods_orders_id_fk" FOREIGN KEY ("goods_order_id") REFERENCES "public"."goods_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_order_lines" ADD CONSTRAINT "goods_order_lines_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_order_lines" ADD CONSTRAINT "goods_order_lines_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_order_picks" ADD CONSTRAINT "goods_order_picks_goods_order_id_goods_orders_id_fk" FOREIGN KEY ("goods_order_id") REFERENCES "public"."goods_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_order_picks" ADD CONSTRAINT "goods_order_picks_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_order_picks" ADD CONSTRAINT "goods_order_picks_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_orders" ADD CONSTRAINT "goods_orders_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_orders" ADD CONSTRAINT "goods_orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_orders" ADD CONSTRAINT "goods_orders_carrier_id_carriers_id_fk" FOREIGN KEY ("carrier_id") REFERENCES "public"."carriers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_orders" ADD CONSTRAINT "goods_orders_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_orders" ADD CONSTRAINT "goods_orders_new_account_id_users_id_fk" FOREIGN KEY ("new_account_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "goods_parcels" ADD CONSTRAINT "goods_parcels_goods_order_id_goods_orders_id_fk" FOREIGN KEY ("goods_order_id") REFERENCES "public"."goods_orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_days" ADD CONSTRAINT "listing_days_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_edits" ADD CONSTRAINT "held_edits_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "listings" ADD CONSTRAINT "listings_package_id_packages_id_fk" FOREIGN KEY ("package_id") REFERENCES "public"."packages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_package_order_id_orders_id_fk" FOREIGN KEY ("package_order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_fee_table_id_fee_tables_id_fk" FOREIGN KEY ("fee_table_id") REFERENCES "public"."fee_tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_relisted_from_id_listings_id_fk" FOREIGN KEY ("relisted_from_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_leader_id_users_id_fk" FOREIGN KEY ("leader_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_winner_id_users_id_fk" FOREIGN KEY ("winner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mails" ADD CONSTRAINT "mails_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_sides" ADD CONSTRAINT "conversation_sides_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversation_sides" ADD CONSTRAINT "conversation_sides_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_asker_id_users_id_fk" FOREIGN KEY ("asker_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_answers_id_messages_id_fk" FOREIGN KEY ("answers_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_hidden_by_id_users_id_fk" FOREIGN KEY ("hidden_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "issue_deliveries" ADD CONSTRAINT "issue_deliveries_issue_id_newsletter_issues_id_fk" FOREIGN KEY ("issue_id") REFERENCES "public"."newsletter_issues"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "newsletter_issues" ADD CONSTRAINT "newsletter_issues_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refund_lines" ADD CONSTRAINT "refund_lines_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_receipt_id_receipts_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "public"."receipts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_batches" ADD CONSTRAINT "payout_batches_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_batch_id_payout_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."payout_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_paid_by_id_users_id_fk" FOREIGN KEY ("paid_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_prices" ADD CONSTRAINT "product_prices_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_stock" ADD CONSTRAINT "product_stock_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_stock" ADD CONSTRAINT "product_stock_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_id_listings_id_fk" FOREIGN KEY ("id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_watches" ADD CONSTRAINT "product_watches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_watches" ADD CONSTRAINT "product_watches_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "toppings" ADD CONSTRAINT "toppings_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "toppings" ADD CONSTRAINT "toppings_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchases" ADD CONSTRAINT "purchases_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_chances" ADD CONSTRAINT "second_chances_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_chances" ADD CONSTRAINT "second_chances_bidder_id_users_id_fk" FOREIGN KEY ("bidder_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voided_sales" ADD CONSTRAINT "voided_sales_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voided_sales" ADD CONSTRAINT "voided_sales_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_token_hash_tokens_hash_fk" FOREIGN KEY ("token_hash") REFERENCES "public"."tokens"("hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_appeals" ADD CONSTRAINT "report_appeals_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_appeals" ADD CONSTRAINT "report_appeals_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporter_measures" ADD CONSTRAINT "reporter_measures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporter_measures" ADD CONSTRAINT "reporter_measures_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporter_measures" ADD CONSTRAINT "reporter_measures_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reporter_measures" ADD CONSTRAINT "reporter_measures_withdrawn_by_id_users_id_fk" FOREIGN KEY ("withdrawn_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reporter_id_users_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_reported_id_users_id_fk" FOREIGN KEY ("reported_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_conversation_id_conversations_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "public"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_profile_id_users_id_fk" FOREIGN KEY ("profile_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_flagger_id_trusted_flaggers_id_fk" FOREIGN KEY ("flagger_id") REFERENCES "public"."trusted_flaggers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trusted_flaggers" ADD CONSTRAINT "trusted_flaggers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trusted_flaggers" ADD CONSTRAINT "trusted_flaggers_named_by_id_users_id_fk" FOREIGN KEY ("named_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trusted_flaggers" ADD CONSTRAINT "trusted_flaggers_removed_by_id_users_id_fk" FOREIGN KEY ("removed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_subject_id_users_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_hidden_by_id_users_id_fk" FOREIGN KEY ("hidden_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_report_files" ADD CONSTRAINT "seller_report_files_message_id_seller_report_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."seller_report_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_report_messages" ADD CONSTRAINT "seller_report_messages_by_id_users_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_report_records" ADD CONSTRAINT "seller_report_records_message_id_seller_report_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."seller_report_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_report_records" ADD CONSTRAINT "seller_report_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_tax_details" ADD CONSTRAINT "seller_tax_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "seller_tax_requests" ADD CONSTRAINT "seller_tax_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_exceptions" ADD CONSTRAINT "store_exceptions_store_id_stores_id_fk" FOREIGN KEY ("store_id") REFERENCES "public"."stores"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspicions" ADD CONSTRAINT "suspicions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspicions" ADD CONSTRAINT "suspicions_other_id_users_id_fk" FOREIGN KEY ("other_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "suspicions" ADD CONSTRAINT "suspicions_looked_by_id_users_id_fk" FOREIGN KEY ("looked_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "age_proof_attempts" ADD CONSTRAINT "age_proof_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "age_proofs" ADD CONSTRAINT "age_proofs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_uses" ADD CONSTRAINT "voucher_uses_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_wishlist_id_wishlists_id_fk" FOREIGN KEY ("wishlist_id") REFERENCES "public"."wishlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlists" ADD CONSTRAINT "wishlists_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_user" ON "addresses" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "addresses_default" ON "addresses" USING btree ("user_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "group_memberships_user" ON "group_memberships" USING btree ("user_id","valid_from");--> statement-breakpoint
CREATE UNIQUE INDEX "group_memberships_open" ON "group_memberships" USING btree ("user_id") WHERE valid_until is null;--> statement-breakpoint
CREATE UNIQUE INDEX "user_groups_name" ON "user_groups" USING btree ((name ->> 'cs'));--> statement-breakpoint
CREATE INDEX "passkey_challenges_user" ON "passkey_challenges" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "passkey_challenges_expiry" ON "passkey_challenges" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkeys_user" ON "passkeys" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "register_answers_age" ON "register_answers" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "account_deletions_due" ON "account_deletions" USING btree ("due_at") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "account_deletions_kept" ON "account_deletions" USING btree ("deleted_at") WHERE deleted_at is not null and finished_at is null;--> statement-breakpoint
CREATE INDEX "contact_details_words" ON "contact_details" USING gin (words gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "email_changes_expiry" ON "email_changes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "former_emails_left" ON "former_emails" USING btree ("left_at");--> statement-breakpoint
CREATE INDEX "former_usernames_user" ON "former_usernames" USING btree ("user_id","left_at");--> statement-breakpoint
CREATE INDEX "former_usernames_username" ON "former_usernames" USING btree ("username");--> statement-breakpoint
CREATE INDEX "former_usernames_skeleton" ON "former_usernames" USING btree ("skeleton");--> statement-breakpoint
CREATE INDEX "mail_links_user" ON "mail_links" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "mail_links_expiry" ON "mail_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expiry" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "recovery_codes_user" ON "recovery_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_places_user" ON "sign_in_places" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_places_use" ON "sign_in_places" USING btree ("last_used_at");--> statement-breakpoint
CREATE INDEX "tokens_user" ON "tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "tokens_expiry" ON "tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree ("username") WHERE "users"."email_confirmed_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_skeleton" ON "users" USING btree ("username_skeleton") WHERE "users"."email_confirmed_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_house" ON "users" USING btree ("is_house") WHERE "users"."is_house";--> statement-breakpoint
CREATE INDEX "users_unconfirmed" ON "users" USING btree ("created_at") WHERE "users"."email_confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin (words gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_suspended" ON "users" USING btree ("id") WHERE suspended_at is not null;--> statement-breakpoint
CREATE INDEX "users_struck" ON "users" USING btree ("id") WHERE strikes > 0;--> statement-breakpoint
CREATE INDEX "users_of_house" ON "users" USING btree ("id") WHERE scopes <> '{}';--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_by" ON "audit_entries" USING btree ("by_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_kind" ON "audit_entries" USING btree ("subject","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_thing" ON "audit_entries" USING btree ("subject_id","at","id");--> statement-breakpoint
CREATE INDEX "audit_entries_words" ON "audit_entries" USING gin (audit_words(before, after, reason) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_entries_sign_ins" ON "audit_entries" USING btree ("at") WHERE "audit_entries"."subject" = 'sign_in';--> statement-breakpoint
CREATE INDEX "banners_shown" ON "banners" USING btree ("place","position","id");--> statement-breakpoint
CREATE UNIQUE INDEX "bids_sequence" ON "bids" USING btree ("listing_id","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "bids_idempotency" ON "bids" USING btree ("bidder_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "bids_placed" ON "bids" USING brin ("placed_at");--> statement-breakpoint
CREATE INDEX "bids_bidder" ON "bids" USING btree ("bidder_id","listing_id");--> statement-breakpoint
CREATE INDEX "bids_retracted" ON "bids" USING btree ("retracted_at" DESC NULLS LAST,"listing_id","sequence") WHERE retracted_at is not null and kind <> 'raise';--> statement-breakpoint
CREATE UNIQUE INDEX "lot_bidders_alias" ON "lot_bidders" USING btree ("listing_id","mask","ordinal");--> statement-breakpoint
CREATE INDEX "blocks_blocked" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE INDEX "cart_left_deals_deal" ON "cart_left_deals" USING btree ("deal_id");--> statement-breakpoint
CREATE INDEX "cart_lines_product" ON "cart_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "carts_guests" ON "carts" USING btree ("used_at") WHERE user_id is null;--> statement-breakpoint
CREATE INDEX "brands_search" ON "brands" USING gin (key gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "categories_parent" ON "categories" USING btree ("parent_id","position");--> statement-breakpoint
CREATE INDEX "categories_path" ON "categories" USING gin ("path");--> statement-breakpoint
CREATE INDEX "merged_brands_key" ON "merged_brands" USING btree ("key");--> statement-breakpoint
CREATE INDEX "merged_brands_into" ON "merged_brands" USING btree ("into_id");--> statement-breakpoint
CREATE INDEX "articles_published" ON "articles" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "articles_category" ON "articles" USING btree ("category_id","published_at" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "content_versions_subject" ON "content_versions" USING btree ("kind","subject_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "currencies_default" ON "currencies" USING btree ("is_default") WHERE "currencies"."is_default";--> statement-breakpoint
CREATE UNIQUE INDEX "case_photographs_media" ON "case_photographs" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "case_photographs_case" ON "case_photographs" USING btree ("case_id","id");--> statement-breakpoint
CREATE INDEX "deal_cases_strikes" ON "deal_cases" USING btree ("decided_at" DESC NULLS LAST,"id") WHERE kind = 'non_payment' and outcome = 'upheld';--> statement-breakpoint
CREATE UNIQUE INDEX "deal_cases_open" ON "deal_cases" USING btree ("deal_id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "deal_cases_deal" ON "deal_cases" USING btree ("deal_id","id");--> statement-breakpoint
CREATE INDEX "deal_cases_waiting" ON "deal_cases" USING btree ("filed_at") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "deal_cases_done" ON "deal_cases" USING btree ("decided_at" DESC NULLS LAST) WHERE outcome is not null;--> statement-breakpoint
CREATE INDEX "deal_steps_deal" ON "deal_steps" USING btree ("deal_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "deals_listing" ON "deals" USING btree ("listing_id") WHERE status <> 'cancelled';--> statement-breakpoint
CREATE UNIQUE INDEX "deals_sale" ON "deals" USING btree ("listing_id","buyer_id","sold_by");--> statement-breakpoint
CREATE UNIQUE INDEX "deals_order" ON "deals" USING btree ("order_id") WHERE is_protected;--> statement-breakpoint
CREATE INDEX "deals_goods_order" ON "deals" USING btree ("order_id") WHERE not is_protected and order_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "deals_variable_symbol" ON "deals" USING btree ("variable_symbol");--> statement-breakpoint
CREATE INDEX "deals_seller" ON "deals" USING btree ("seller_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "deals_buyer" ON "deals" USING btree ("buyer_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "deals_due" ON "deals" USING btree ("due_at","id") WHERE status in ('awaiting_payment', 'paid', 'sent');--> statement-breakpoint
CREATE INDEX "deals_amount" ON "deals" USING btree ("price_minor" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "deals_to_remind" ON "deals" USING btree ("pay_by") WHERE status = 'awaiting_payment' and reminders_sent < 2;--> statement-breakpoint
CREATE INDEX "deals_under_way" ON "deals" USING btree ("sent_at") WHERE status = 'sent';--> statement-breakpoint
CREATE INDEX "deals_delivered" ON "deals" USING btree ("delivered_at") WHERE status in ('paid', 'sent') and delivered_at is not null;--> statement-breakpoint
CREATE INDEX "deals_by_hand" ON "deals" USING btree ("paid_at") WHERE status = 'paid' and handover = 'in_person';--> statement-breakpoint
CREATE INDEX "deals_to_review" ON "deals" USING btree ("received_at","id") WHERE status = 'received' and reviews_asked_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "fee_charges_deal" ON "fee_charges" USING btree ("deal_id","kind") WHERE deal_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "fee_charges_listing" ON "fee_charges" USING btree ("listing_id") WHERE kind = 'listing_fee';--> statement-breakpoint
CREATE INDEX "fee_charges_unbilled" ON "fee_charges" USING btree ("user_id","arisen_at") WHERE statement_id is null and waived_at is null;--> statement-breakpoint
CREATE INDEX "fee_charges_statement" ON "fee_charges" USING btree ("statement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "fee_statements_month" ON "fee_statements" USING btree ("user_id","month");--> statement-breakpoint
CREATE UNIQUE INDEX "fee_statements_order" ON "fee_statements" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "fee_statements_to_remind" ON "fee_statements" USING btree ("id") WHERE reminders_sent < 3;--> statement-breakpoint
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
CREATE INDEX "search_words_heard" ON "search_words" USING btree ("heard");--> statement-breakpoint
CREATE INDEX "demand_finds_supply" ON "demand_finds" USING btree ("supply_id");--> statement-breakpoint
CREATE INDEX "search_finds_listing" ON "search_finds" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "search_finds_waiting" ON "search_finds" USING btree ("search_id","found_at") WHERE told_at is null;--> statement-breakpoint
CREATE INDEX "search_finds_age" ON "search_finds" USING btree ("found_at");--> statement-breakpoint
CREATE UNIQUE INDEX "watched_searches_once" ON "watched_searches" USING btree ("user_id",md5("key"));--> statement-breakpoint
CREATE INDEX "watched_searches_due" ON "watched_searches" USING btree ("checked_at");--> statement-breakpoint
CREATE INDEX "goods_order_codes_phone" ON "goods_order_codes" USING btree ("phone");--> statement-breakpoint
CREATE INDEX "goods_order_lines_product" ON "goods_order_lines" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "goods_order_lines_deal" ON "goods_order_lines" USING btree ("deal_id") WHERE deal_id is not null;--> statement-breakpoint
CREATE INDEX "goods_order_picks_product" ON "goods_order_picks" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "goods_orders_press" ON "goods_orders" USING btree ("press_key");--> statement-breakpoint
CREATE INDEX "goods_orders_user" ON "goods_orders" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "goods_orders_guests" ON "goods_orders" USING btree ("placed_at") WHERE user_id is null and email <> '';--> statement-breakpoint
CREATE INDEX "goods_orders_new_account" ON "goods_orders" USING btree ("new_account_id") WHERE new_account_id is not null;--> statement-breakpoint
CREATE INDEX "goods_orders_status" ON "goods_orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "goods_orders_coming_back" ON "goods_orders" USING btree ("withdrawn_at") WHERE withdrawn_at is not null and status in ('handed_over', 'delivered');--> statement-breakpoint
CREATE INDEX "goods_parcels_order" ON "goods_parcels" USING btree ("goods_order_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_series" ON "invoices" USING btree ("kind","year","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_once" ON "invoices" USING btree ("order_id","kind") WHERE kind <> 'credit_note';--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_refund" ON "invoices" USING btree ("refund_id");--> statement-breakpoint
CREATE INDEX "invoices_user" ON "invoices" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "invoices" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX "invoices_kind_issued" ON "invoices" USING btree ("kind","issued_at","id");--> statement-breakpoint
CREATE INDEX "invoices_taxable" ON "invoices" USING btree ((content->>'taxableOn'),"id");--> statement-breakpoint
CREATE INDEX "invoices_words" ON "invoices" USING gin (words gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "data_exports_one" ON "data_exports" USING btree ("user_id") WHERE status in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "data_exports_user" ON "data_exports" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "data_exports_due" ON "data_exports" USING btree ("id") WHERE status in ('waiting', 'running');--> statement-breakpoint
CREATE INDEX "data_exports_expiry" ON "data_exports" USING btree ("expires_at") WHERE status = 'ready';--> statement-breakpoint
CREATE INDEX "listing_days_day" ON "listing_days" USING btree ("day");--> statement-breakpoint
CREATE UNIQUE INDEX "inspections_open" ON "inspections" USING btree ("listing_id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "inspections_queue" ON "inspections" USING btree ("kind","submitted_at","id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "inspections_decided" ON "inspections" USING btree ("decided_at" DESC NULLS LAST) WHERE outcome in ('approved', 'rejected');--> statement-breakpoint
CREATE INDEX "inspections_listing" ON "inspections" USING btree ("listing_id","id");--> statement-breakpoint
CREATE INDEX "listing_pictures_order" ON "listing_pictures" USING btree ("listing_id","position");--> statement-breakpoint
CREATE INDEX "listing_pictures_media" ON "listing_pictures" USING btree ("media_id");--> statement-breakpoint
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
CREATE INDEX "listings_cancelled" ON "listings" USING btree ("closed_at" DESC NULLS LAST,"id") WHERE status = 'cancelled' and cancelled_by is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "listings_batch" ON "listings" USING btree ("seller_id","batch_key") WHERE batch_key is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "listings_import" ON "listings" USING btree ("import_key") WHERE import_key is not null;--> statement-breakpoint
CREATE INDEX "mails_waiting" ON "mails" USING btree ("urgency","next_attempt_at","id") WHERE sent_at is null and given_up_at is null;--> statement-breakpoint
CREATE INDEX "mails_newest" ON "mails" USING btree ("id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "mails_given_up" ON "mails" USING btree ("given_up_at" DESC NULLS LAST) WHERE given_up_at is not null;--> statement-breakpoint
CREATE INDEX "summary_entries_waiting" ON "summary_entries" USING btree ("user_id","due_at") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "summary_entries_age" ON "summary_entries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "media_alike" ON "media" USING gin (likeness_quarters("likeness"));--> statement-breakpoint
CREATE INDEX "media_lacking_likeness" ON "media" USING btree ("created_at") WHERE lacks_likeness;--> statement-breakpoint
CREATE INDEX "media_pending" ON "media" USING btree ("created_at") WHERE "media"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "conversation_sides_user" ON "conversation_sides" USING btree ("user_id","conversation_id");--> statement-breakpoint
CREATE INDEX "conversation_sides_unread" ON "conversation_sides" USING btree ("unread_since") WHERE unread > 0;--> statement-breakpoint
CREATE UNIQUE INDEX "conversations_once" ON "conversations" USING btree ("listing_id","asker_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_idempotency" ON "messages" USING btree ("author_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_answer" ON "messages" USING btree ("answers_id");--> statement-breakpoint
CREATE INDEX "messages_conversation" ON "messages" USING btree ("conversation_id","id");--> statement-breakpoint
CREATE INDEX "messages_public" ON "messages" USING btree ("conversation_id") WHERE answers_id is not null;--> statement-breakpoint
CREATE INDEX "messages_words" ON "messages" USING gin (to_tsvector('simple', f_norm(text)));--> statement-breakpoint
CREATE INDEX "messages_contacts" ON "messages" USING btree ("author_id") WHERE contact_kinds <> '{}';--> statement-breakpoint
CREATE UNIQUE INDEX "messages_media" ON "messages" USING btree ("media_id");--> statement-breakpoint
CREATE UNIQUE INDEX "monthly_sales_month" ON "monthly_sales" USING btree (extract(year from "closes_on"),extract(month from "closes_on"));--> statement-breakpoint
CREATE INDEX "issue_deliveries_waiting" ON "issue_deliveries" USING btree ("issue_id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "issue_deliveries_email" ON "issue_deliveries" USING btree ("email");--> statement-breakpoint
CREATE INDEX "newsletter_issues_under_way" ON "newsletter_issues" USING btree ("id") WHERE status in ('planned', 'sending', 'stopped');--> statement-breakpoint
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
CREATE UNIQUE INDEX "packages_key_current" ON "packages" USING btree ("key") WHERE not superseded;--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_key" ON "refunds" USING btree ("order_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "refunds_unsent" ON "refunds" USING btree ("id") WHERE sent_at is null;--> statement-breakpoint
CREATE INDEX "ledger_entries_debit" ON "ledger_entries" USING btree ("debit","booked_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_credit" ON "ledger_entries" USING btree ("credit","booked_at");--> statement-breakpoint
CREATE INDEX "ledger_entries_order" ON "ledger_entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "ledger_entries_booked" ON "ledger_entries" USING btree ("booked_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "order_lines_position" ON "order_lines" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "orders_user" ON "orders" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "orders_subject" ON "orders" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "orders_status" ON "orders" USING btree ("status","id");--> statement-breakpoint
CREATE INDEX "orders_expiry" ON "orders" USING btree ("expires_at") WHERE status = 'awaiting_payment';--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference" ON "payments" USING btree ("gateway","reference");--> statement-breakpoint
CREATE INDEX "payments_order" ON "payments" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("created_at") WHERE status in ('created', 'pending');--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_reference" ON "receipts" USING btree ("source","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "receipts_order" ON "receipts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "receipts_waiting" ON "receipts" USING btree ("id") WHERE order_id is null and resolved_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_batches_key" ON "payout_batches" USING btree ("by_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_order" ON "payouts" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "payouts_user" ON "payouts" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "payouts_batch" ON "payouts" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "payouts_paid" ON "payouts" USING btree ("paid_at" DESC NULLS LAST) WHERE paid_at is not null;--> statement-breakpoint
CREATE INDEX "payouts_waiting" ON "payouts" USING btree ("id") WHERE paid_at is null;--> statement-breakpoint
CREATE INDEX "product_stock_store" ON "product_stock" USING btree ("store_id");--> statement-breakpoint
CREATE INDEX "products_due" ON "products" USING btree ("price_changes_at") WHERE price_changes_at is not null;--> statement-breakpoint
CREATE INDEX "products_family" ON "products" USING btree ("family") WHERE family is not null;--> statement-breakpoint
CREATE INDEX "product_watches_product" ON "product_watches" USING btree ("product_id");--> statement-breakpoint
CREATE UNIQUE INDEX "toppings_order" ON "toppings" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "toppings_key" ON "toppings" USING btree ("listing_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "toppings_listing" ON "toppings" USING btree ("listing_id","id");--> statement-breakpoint
CREATE INDEX "purchases_listing" ON "purchases" USING btree ("listing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "second_chances_open" ON "second_chances" USING btree ("listing_id") WHERE status = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "second_chances_bidder" ON "second_chances" USING btree ("listing_id","bidder_id");--> statement-breakpoint
CREATE INDEX "second_chances_of_bidder" ON "second_chances" USING btree ("bidder_id","status");--> statement-breakpoint
CREATE INDEX "second_chances_expiry" ON "second_chances" USING btree ("expires_at") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "voided_sales_listing" ON "voided_sales" USING btree ("listing_id");--> statement-breakpoint
CREATE INDEX "push_devices_user" ON "push_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "push_devices_token" ON "push_devices" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "pushes_once" ON "pushes" USING btree ("event_id","device_id","topic");--> statement-breakpoint
CREATE INDEX "pushes_waiting" ON "pushes" USING btree ("next_attempt_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "pushes_device" ON "pushes" USING btree ("device_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "report_appeals_once" ON "report_appeals" USING btree ("report_id","side");--> statement-breakpoint
CREATE UNIQUE INDEX "report_appeals_open" ON "report_appeals" USING btree ("report_id") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "reporter_measures_user" ON "reporter_measures" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "reporter_measures_email" ON "reporter_measures" USING btree ("email");--> statement-breakpoint
CREATE INDEX "reporter_measures_created" ON "reporter_measures" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open_once" ON "reports" USING btree ("reporter_id","kind",coalesce(message_id, conversation_id, listing_id, review_id, profile_id)) WHERE outcome is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_guest_open_once" ON "reports" USING btree ("guest_email","kind",coalesce(message_id, conversation_id, listing_id, review_id, profile_id)) WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("created_at") WHERE outcome is null;--> statement-breakpoint
CREATE INDEX "reports_decided" ON "reports" USING btree ("decided_at" DESC NULLS LAST) WHERE outcome is not null;--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reports_created" ON "reports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "reports_guest" ON "reports" USING btree ("guest_email") WHERE guest_email is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "trusted_flaggers_user" ON "trusted_flaggers" USING btree ("user_id") WHERE removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "trusted_flaggers_email" ON "trusted_flaggers" USING btree ("email") WHERE removed_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_once" ON "reviews" USING btree ("deal_id","author_id");--> statement-breakpoint
CREATE INDEX "reviews_of_user" ON "reviews" USING btree ("subject_id","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE published_at is not null and hidden_at is null;--> statement-breakpoint
CREATE INDEX "reviews_sealed" ON "reviews" USING btree ("sealed_until","deal_id") WHERE published_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "suspicions_once" ON "suspicions" USING btree ("kind","listing_id","user_id","other_id");--> statement-breakpoint
CREATE INDEX "suspicions_pair" ON "suspicions" USING btree ("user_id","other_id","kind");--> statement-breakpoint
CREATE INDEX "suspicions_open" ON "suspicions" USING btree ("noted_at") WHERE looked_at is null;--> statement-breakpoint
CREATE INDEX "suspicions_done" ON "suspicions" USING btree ("looked_at" DESC NULLS LAST) WHERE looked_at is not null;--> statement-breakpoint
CREATE INDEX "voucher_uses_voucher" ON "voucher_uses" USING btree ("voucher_id","user_id") WHERE released_at is null;--> statement-breakpoint
CREATE INDEX "vouchers_owner" ON "vouchers" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "wishlist_items_listing" ON "wishlist_items" USING btree ("listing_id","wishlist_id");--> statement-breakpoint
CREATE INDEX "wishlists_guests" ON "wishlists" USING btree ("used_at") WHERE user_id is null;--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree ("next_attempt_at","id") WHERE handled_at is null;
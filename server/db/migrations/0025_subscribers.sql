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
CREATE INDEX "subscribers_reading" ON "subscribers" USING btree ("id") WHERE confirmed_at is not null and ended_at is null;--> statement-breakpoint
CREATE INDEX "subscribers_unread" ON "subscribers" USING btree ("created_at") WHERE confirmed_at is null or ended_at is not null;
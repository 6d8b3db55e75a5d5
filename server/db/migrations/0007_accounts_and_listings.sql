CREATE TABLE "sign_in_places" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" bigint NOT NULL,
	"last_used_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "held_edits" (
	"listing_id" bigint PRIMARY KEY NOT NULL,
	"fields" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"pictures" text[],
	"held_at" timestamp (6) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_username_unique";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "username_skeleton" text;--> statement-breakpoint
ALTER TABLE "listing_pictures" ADD COLUMN "added_at" timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "closing_minute" integer;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "declarations" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_in_places" ADD CONSTRAINT "sign_in_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "held_edits" ADD CONSTRAINT "held_edits_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_places_user" ON "sign_in_places" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sign_in_places_use" ON "sign_in_places" USING btree ("last_used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_username" ON "users" USING btree ("username") WHERE "users"."email_confirmed_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "users_username_skeleton" ON "users" USING btree ("username_skeleton") WHERE "users"."email_confirmed_at" is not null;--> statement-breakpoint
CREATE INDEX "users_unconfirmed" ON "users" USING btree ("created_at") WHERE "users"."email_confirmed_at" is null;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_closing_minute" CHECK ("listings"."closing_minute" between 0 and 1439);
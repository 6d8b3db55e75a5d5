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
CREATE TABLE "monthly_sales" (
	"closes_on" date PRIMARY KEY NOT NULL,
	"closes_at" timestamp (6) with time zone NOT NULL,
	"next_lot_number" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "strikes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "rating_sum" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "rating_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "notify_ending" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "sale_closes_on" date;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "lot_number" integer;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "watcher_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "revision" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "relisted_from_id" bigint;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "automatic_relists" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "cancel_reason" text;--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "sold_by" text;--> statement-breakpoint
ALTER TABLE "contact_details" ADD CONSTRAINT "contact_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_sale_closes_on_monthly_sales_closes_on_fk" FOREIGN KEY ("sale_closes_on") REFERENCES "public"."monthly_sales"("closes_on") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_relisted_from_id_listings_id_fk" FOREIGN KEY ("relisted_from_id") REFERENCES "public"."listings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "listings_sale" ON "listings" USING btree ("sale_closes_on","lot_number") WHERE sale_closes_on is not null;--> statement-breakpoint
CREATE INDEX "listings_relisted" ON "listings" USING btree ("relisted_from_id") WHERE relisted_from_id is not null;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_relists" CHECK ("listings"."automatic_relists" between 0 and 3);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_lot_number" CHECK ("listings"."lot_number" is null or "listings"."sale_closes_on" is not null);
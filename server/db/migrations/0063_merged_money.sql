CREATE TABLE "seller_tax_details" (
	"user_id" bigint PRIMARY KEY NOT NULL,
	"birth_date" date,
	"birth_place" text DEFAULT '' NOT NULL,
	"birth_country" text DEFAULT '' NOT NULL,
	"tax_number" text DEFAULT '' NOT NULL,
	"left_contact" jsonb,
	"version" integer NOT NULL,
	"updated_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "seller_tax_details_version" CHECK ("seller_tax_details"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "seller_tax_details" ADD CONSTRAINT "seller_tax_details_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
CREATE TABLE "seller_tax_requests" (
	"user_id" bigint NOT NULL,
	"year" integer NOT NULL,
	"asked_at" timestamp (6) with time zone NOT NULL,
	CONSTRAINT "seller_tax_requests_user_id_year_pk" PRIMARY KEY("user_id","year")
);
--> statement-breakpoint
ALTER TABLE "seller_tax_details" ADD COLUMN "tax_country" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "seller_tax_requests" ADD CONSTRAINT "seller_tax_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
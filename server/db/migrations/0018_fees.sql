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
ALTER TABLE "listings" ADD COLUMN "fee_table_id" bigint;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "is_owed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "fee_charges" ADD CONSTRAINT "fee_charges_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_charges" ADD CONSTRAINT "fee_charges_statement_id_fee_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "public"."fee_statements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_lines" ADD CONSTRAINT "fee_lines_fee_table_id_fee_tables_id_fk" FOREIGN KEY ("fee_table_id") REFERENCES "public"."fee_tables"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_statements" ADD CONSTRAINT "fee_statements_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_statements" ADD CONSTRAINT "fee_statements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_tables" ADD CONSTRAINT "fee_tables_added_by_id_users_id_fk" FOREIGN KEY ("added_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "fee_charges_deal" ON "fee_charges" USING btree ("deal_id","kind") WHERE deal_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "fee_charges_listing" ON "fee_charges" USING btree ("listing_id") WHERE kind = 'listing_fee';--> statement-breakpoint
CREATE INDEX "fee_charges_unbilled" ON "fee_charges" USING btree ("user_id","arisen_at") WHERE statement_id is null and waived_at is null;--> statement-breakpoint
CREATE INDEX "fee_charges_statement" ON "fee_charges" USING btree ("statement_id");--> statement-breakpoint
CREATE UNIQUE INDEX "fee_statements_month" ON "fee_statements" USING btree ("user_id","month");--> statement-breakpoint
CREATE UNIQUE INDEX "fee_statements_order" ON "fee_statements" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "fee_statements_to_remind" ON "fee_statements" USING btree ("id") WHERE reminders_sent < 3;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_fee_table_id_fee_tables_id_fk" FOREIGN KEY ("fee_table_id") REFERENCES "public"."fee_tables"("id") ON DELETE no action ON UPDATE no action;
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
ALTER TABLE "deal_cases" ADD CONSTRAINT "deal_cases_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_cases" ADD CONSTRAINT "deal_cases_filed_by_id_users_id_fk" FOREIGN KEY ("filed_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_cases" ADD CONSTRAINT "deal_cases_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_steps" ADD CONSTRAINT "deal_steps_deal_id_deals_id_fk" FOREIGN KEY ("deal_id") REFERENCES "public"."deals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deal_steps" ADD CONSTRAINT "deal_steps_by_user_id_users_id_fk" FOREIGN KEY ("by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_seller_id_users_id_fk" FOREIGN KEY ("seller_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deals" ADD CONSTRAINT "deals_buyer_id_users_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
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
CREATE INDEX "deals_unpaid" ON "deals" USING btree ("pay_by") WHERE status = 'awaiting_payment';--> statement-breakpoint
CREATE INDEX "deals_under_way" ON "deals" USING btree ("sent_at") WHERE status = 'sent';
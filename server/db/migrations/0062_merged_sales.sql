ALTER TABLE "deal_cases" ADD COLUMN "strike_withdrawn_at" timestamp (6) with time zone;--> statement-breakpoint
ALTER TABLE "deal_cases" ADD COLUMN "strike_withdrawn_by_id" bigint;--> statement-breakpoint
ALTER TABLE "deal_cases" ADD COLUMN "strike_withdrawal_reason" text;--> statement-breakpoint
ALTER TABLE "deal_cases" ADD CONSTRAINT "deal_cases_strike_withdrawn_by_id_users_id_fk" FOREIGN KEY ("strike_withdrawn_by_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bids_retracted" ON "bids" USING btree ("retracted_at" DESC NULLS LAST,"listing_id","sequence") WHERE retracted_at is not null and kind <> 'raise';--> statement-breakpoint
CREATE INDEX "deal_cases_strikes" ON "deal_cases" USING btree ("decided_at" DESC NULLS LAST,"id") WHERE kind = 'non_payment' and outcome = 'upheld';--> statement-breakpoint
CREATE INDEX "listings_cancelled" ON "listings" USING btree ("closed_at" DESC NULLS LAST,"id") WHERE status = 'cancelled' and cancelled_by is not null;--> statement-breakpoint
ALTER TABLE "deal_cases" ADD CONSTRAINT "deal_cases_withdrawn" CHECK ("deal_cases"."strike_withdrawn_at" is null or ("deal_cases"."kind" = 'non_payment' and "deal_cases"."outcome" = 'upheld'
        and "deal_cases"."strike_withdrawn_by_id" is not null and "deal_cases"."strike_withdrawal_reason" is not null));
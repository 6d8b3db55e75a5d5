CREATE INDEX "deals_open" ON "deals" USING btree ("created_at") WHERE status in ('awaiting_payment', 'paid', 'sent');--> statement-breakpoint
CREATE INDEX "deals_amount" ON "deals" USING btree ("price_minor" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "monthly_sales_month" ON "monthly_sales" USING btree (extract(year from "closes_on"),extract(month from "closes_on"));
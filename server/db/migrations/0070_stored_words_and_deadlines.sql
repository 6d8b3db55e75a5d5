DROP INDEX "deals_open";--> statement-breakpoint
DROP INDEX "contact_details_words";--> statement-breakpoint
DROP INDEX "users_words";--> statement-breakpoint
DROP INDEX "invoices_words";--> statement-breakpoint
ALTER TABLE "contact_details" ADD COLUMN "words" text GENERATED ALWAYS AS (contact_words(first_name, last_name, phone, company, company_id, tax_id, iban, city)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "words" text GENERATED ALWAYS AS (person_words(username, email)) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "due_at" timestamp (6) with time zone GENERATED ALWAYS AS (case
  when status = 'awaiting_payment' and not (shipping_minor is null and handover = 'post')
    then (pay_by + time '23:59') at time zone 'Europe/Prague'
  when status in ('paid', 'sent') and delivered_at is not null then ((delivered_at at time zone 'UTC') + interval '259200 seconds') at time zone 'UTC'
  when status = 'sent' then ((sent_at at time zone 'UTC') + interval '1209600 seconds') at time zone 'UTC'
  when status = 'paid' and handover = 'in_person' then ((paid_at at time zone 'UTC') + interval '1209600 seconds') at time zone 'UTC'
end) STORED;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "words" text GENERATED ALWAYS AS (document_words(number, content)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "deals_due" ON "deals" USING btree ("due_at","id") WHERE status in ('awaiting_payment', 'paid', 'sent');--> statement-breakpoint
CREATE INDEX "contact_details_words" ON "contact_details" USING gin (words gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin (words gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "invoices_words" ON "invoices" USING gin (words gin_trgm_ops);
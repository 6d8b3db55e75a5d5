CREATE INDEX "contact_details_words" ON "contact_details" USING gin (contact_words(first_name, last_name, phone, company, company_id, tax_id, iban, city) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_words" ON "users" USING gin (person_words(username, email) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "users_suspended" ON "users" USING btree ("id") WHERE suspended_at is not null;--> statement-breakpoint
CREATE INDEX "users_struck" ON "users" USING btree ("id") WHERE strikes > 0;--> statement-breakpoint
CREATE INDEX "users_of_house" ON "users" USING btree ("id") WHERE scopes <> '{}';
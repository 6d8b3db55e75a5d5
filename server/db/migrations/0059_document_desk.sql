CREATE INDEX "invoices_issued" ON "invoices" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX "invoices_kind_issued" ON "invoices" USING btree ("kind","issued_at","id");--> statement-breakpoint
CREATE INDEX "invoices_taxable" ON "invoices" USING btree ((content->>'taxableOn'),"id");--> statement-breakpoint
CREATE INDEX "invoices_words" ON "invoices" USING gin (document_words(number, content) gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "ledger_entries_booked" ON "ledger_entries" USING btree ("booked_at","id");
-- Only what is booked from now on is checked: nobody can change what stands in the ledger, and a server must start on it.
ALTER TABLE "receipts" ADD COLUMN "statement_reference" text;--> statement-breakpoint
ALTER TABLE "receipts" ADD COLUMN "own_account" text;--> statement-breakpoint
CREATE INDEX "receipts_statement" ON "receipts" USING btree ("statement_reference");--> statement-breakpoint
ALTER TABLE "ledger_entries" ADD CONSTRAINT "ledger_entries_currency" CHECK (coalesce(substring("ledger_entries"."debit" from '^(?:held:[^:]+|unpaired):(.+)$'), 'CZK') in ('AUD', 'BGN', 'CAD', 'CHF', 'CNY', 'CZK', 'DKK', 'EUR', 'GBP', 'HUF', 'JPY', 'NOK', 'PLN', 'RON', 'RUB', 'SEK', 'TRY', 'USD')
        and coalesce(substring("ledger_entries"."credit" from '^(?:held:[^:]+|unpaired):(.+)$'), 'CZK') in ('AUD', 'BGN', 'CAD', 'CHF', 'CNY', 'CZK', 'DKK', 'EUR', 'GBP', 'HUF', 'JPY', 'NOK', 'PLN', 'RON', 'RUB', 'SEK', 'TRY', 'USD')) NOT VALID;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_currency" CHECK ("receipts"."currency" in ('AUD', 'BGN', 'CAD', 'CHF', 'CNY', 'CZK', 'DKK', 'EUR', 'GBP', 'HUF', 'JPY', 'NOK', 'PLN', 'RON', 'RUB', 'SEK', 'TRY', 'USD')) NOT VALID;
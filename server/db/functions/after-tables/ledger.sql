-- The ledger is only ever added to: what was booked wrongly is corrected by an entry of its own.
CREATE OR REPLACE TRIGGER ledger_entries_stay BEFORE UPDATE OR DELETE ON ledger_entries
	FOR EACH STATEMENT EXECUTE FUNCTION keep_only_adding();

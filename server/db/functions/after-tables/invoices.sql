-- IN1: The database refuses an invoice that leaves a gap in its series, of which each kind of document has one a year,
-- and any change of an issued one.
--
-- Issued documents stay as they are: what was wrong is put right by a document of its own.
CREATE OR REPLACE TRIGGER invoices_stay BEFORE UPDATE OR DELETE ON invoices
	FOR EACH STATEMENT EXECUTE FUNCTION keep_only_adding();

-- No number of a series is left out.
CREATE OR REPLACE FUNCTION follow_in_series() RETURNS trigger LANGUAGE plpgsql SET search_path = public AS $$
BEGIN
	IF NEW.sequence > 1 AND NOT EXISTS (
		SELECT 1 FROM invoices WHERE kind = NEW.kind AND year = NEW.year AND sequence = NEW.sequence - 1
	) THEN
		RAISE EXCEPTION 'number % would leave a gap in its series', NEW.number;
	END IF;
	RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER invoices_follow BEFORE INSERT ON invoices
	FOR EACH ROW EXECUTE FUNCTION follow_in_series();

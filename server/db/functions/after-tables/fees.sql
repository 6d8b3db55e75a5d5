-- Tables of fees follow each other; one that was in force stays as it was for the listings that keep it.
CREATE OR REPLACE TRIGGER fee_tables_stay BEFORE UPDATE OR DELETE ON fee_tables
	FOR EACH STATEMENT EXECUTE FUNCTION keep_only_adding();
CREATE OR REPLACE TRIGGER fee_lines_stay BEFORE UPDATE OR DELETE ON fee_lines
	FOR EACH STATEMENT EXECUTE FUNCTION keep_only_adding();

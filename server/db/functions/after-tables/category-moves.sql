-- These entries lie where the categories of their listings lie now, whatever was said of them before. The caller has locked them.
CREATE OR REPLACE FUNCTION place_search_entries(ids int8[]) RETURNS void
LANGUAGE sql SET search_path = public
AS $$ UPDATE search_entries e SET lexemes = place.lexemes || ts_delete(e.lexemes, ARRAY(
		SELECT lexeme FROM unnest(tsvector_to_array(e.lexemes)) lexeme WHERE starts_with(lexeme, 'category:')))
	FROM listings l, LATERAL (SELECT array_to_tsvector(ARRAY(
		SELECT 'category:' || step FROM categories c, unnest(c.path) step WHERE c.id = l.category_id)) AS lexemes) place
	WHERE e.listing_id = ANY(ids) AND l.id = e.listing_id $$;

-- Locks at most so many entries below a category that come after a listing, and returns their listings. Rows are taken in the order
-- of their numbers, since others take several as well.
CREATE OR REPLACE FUNCTION lock_search_entries(category_id int8, after_id int8, most integer) RETURNS int8[]
LANGUAGE sql SET search_path = public
AS $$ SELECT coalesce(array_agg(listing_id ORDER BY listing_id), '{}') FROM (
	SELECT listing_id FROM search_entries
	WHERE lexemes @@ quote_literal('category:' || category_id)::tsquery AND listing_id > after_id
	ORDER BY listing_id LIMIT most FOR UPDATE) batch $$;

-- What lies in a category that moves under another parent, at any depth, is found under the new categories above and no more under
-- the old ones: a thousand with the move itself; more than that follow in batches, since bids wait for entries that are held.
CREATE OR REPLACE FUNCTION move_category_entries() RETURNS trigger
LANGUAGE plpgsql SET search_path = public
AS $$ DECLARE
	at_once CONSTANT integer := 1000;
	here tsquery := quote_literal('category:' || NEW.id)::tsquery;
BEGIN
	IF (SELECT count(*) FROM (SELECT FROM search_entries WHERE lexemes @@ here LIMIT at_once + 1) few) > at_once THEN
		INSERT INTO search_moves (category_id) VALUES (NEW.id) ON CONFLICT (category_id) DO UPDATE SET after_id = 0;
	ELSE
		PERFORM place_search_entries(lock_search_entries(NEW.id, 0, at_once));
	END IF;
	RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER categories_moved AFTER UPDATE OF parent_id ON categories
FOR EACH ROW WHEN (OLD.parent_id IS DISTINCT FROM NEW.parent_id) EXECUTE FUNCTION move_category_entries();

-- A batch of what follows a moved category; false where nothing is left, or another server is at it. The tree stands still meanwhile.
CREATE OR REPLACE FUNCTION move_some_entries(most integer) RETURNS boolean
LANGUAGE plpgsql SET search_path = public
AS $$ DECLARE moving search_moves; ids int8[];
BEGIN
	PERFORM pg_advisory_xact_lock_shared(hashtext('catalogue'));
	SELECT * INTO moving FROM search_moves ORDER BY category_id LIMIT 1 FOR UPDATE SKIP LOCKED;
	IF NOT FOUND THEN
		RETURN false;
	END IF;
	ids := lock_search_entries(moving.category_id, moving.after_id, most);
	PERFORM place_search_entries(ids);
	IF cardinality(ids) < most THEN
		DELETE FROM search_moves WHERE category_id = moving.category_id;
	ELSE
		UPDATE search_moves SET after_id = ids[most] WHERE category_id = moving.category_id;
	END IF;
	RETURN true;
END $$;

ALTER TABLE "search_words" ADD COLUMN "stem" text GENERATED ALWAYS AS ((f_stems(word))[1]) STORED;--> statement-breakpoint
CREATE INDEX "search_words_stem" ON "search_words" USING btree ("stem");--> statement-breakpoint
-- Words of three letters are names too: rum, gin.
CREATE OR REPLACE FUNCTION add_search_words(l listings) RETURNS void
LANGUAGE plpgsql
AS $$ DECLARE fresh text[];
BEGIN
	SELECT array_agg(DISTINCT used.word) INTO fresh
	FROM unnest(f_words(l.name) || coalesce((SELECT f_words(name) FROM brands WHERE id = l.brand_id), '{}')) used(word)
	WHERE used.word ~ '^[[:alpha:]]{3,40}$' AND NOT EXISTS (SELECT FROM search_words known WHERE known.word = used.word);
	IF fresh IS NOT NULL AND pg_try_advisory_xact_lock(hashtext('search-words')) THEN
		INSERT INTO search_words SELECT unnest(fresh) ON CONFLICT DO NOTHING;
	END IF;
END $$;
--> statement-breakpoint
INSERT INTO search_words SELECT DISTINCT word FROM (
	SELECT unnest(f_words(name)) AS word FROM listings WHERE status IN ('live', 'ended', 'sold', 'unsold')
	UNION SELECT unnest(f_words(name)) FROM brands) words
WHERE word ~ '^[[:alpha:]]{3}$'
ON CONFLICT DO NOTHING;
--> statement-breakpoint
-- The row by which a listing is found, of the listing and of what its texts become as words (`f_words`, `f_stems`): whoever
-- fills a catalogue with texts that come again and again works these out once. Lexemes are told at `search_entry_of`.
CREATE FUNCTION search_entry_from(l listings, name_words text[], name_stems text[], text_stems text[]) RETURNS search_entries
LANGUAGE sql STABLE PARALLEL SAFE
AS $$ SELECT l.id, l.ends_at, search_facets(l), array_to_tsvector(
	search_facets(l)
	|| ARRAY(SELECT 'category:' || step FROM categories c, unnest(c.path) step WHERE c.id = l.category_id)
	|| array_remove(ARRAY[
		'id:' || l.id,
		CASE WHEN l.sale_mode = 'auction' THEN 'duration:' || l.duration END,
		'seller:' || l.seller_id,
		'sale:' || l.sale_closes_on,
		'price:' || price_band(l.shown_price_minor),
		'ends:' || (l.ends_at AT TIME ZONE 'Europe/Prague')::date], NULL)
	|| ARRAY(SELECT '~' || half FROM generate_series(1, 12) half
		WHERE hashint8extended(l.id, 0) & ((1::bigint << half) - 1) = 0)
	|| ARRAY(SELECT DISTINCT '=' || left(word, 60) FROM unnest(name_words) word)
	|| ARRAY(SELECT DISTINCT 'name:' || left(stem, 60) FROM unnest(name_stems) stem)
	|| ARRAY(SELECT DISTINCT left(stem, 60) FROM unnest(name_stems || text_stems) stem)) $$;
--> statement-breakpoint
-- Lexemes with a colon are what filters ask for: what it is (facets), where it lies, how it stands. `~1` marks every second
-- listing, `~2` every fourth and so on, so that a sample is one lexeme more. `=word` is a word of the name as it is
-- written, `name:stem` one in any form, and a bare stem is anywhere in the text.
CREATE OR REPLACE FUNCTION search_entry_of(l listings) RETURNS search_entries
LANGUAGE sql STABLE PARALLEL SAFE
AS $$ SELECT search_entry_from(l, f_words(called.name), f_stems(called.name), f_stems(l.description))
FROM (SELECT l.name || coalesce(' ' || (SELECT name FROM brands WHERE id = l.brand_id), '') AS name) called $$;

-- Functions of sets become part of the statement that calls them: the trigger's is planned once for a connection. What
-- returned a single row was planned anew for every listing, six times the work of a closing.
DROP FUNCTION search_entry_of(listings);
--> statement-breakpoint
DROP FUNCTION search_entry_from(listings, text[], text[], text[]);
--> statement-breakpoint
-- The row by which a listing is found, of the listing and of what its texts become as words (`f_words`, `f_stems`): whoever
-- fills a catalogue with texts that come again and again works these out once. Lexemes are told at `search_entry_of`.
CREATE FUNCTION search_entry_from(l listings, name_words text[], name_stems text[], text_stems text[]) RETURNS SETOF search_entries
LANGUAGE sql STABLE PARALLEL SAFE ROWS 1
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
	|| ARRAY(SELECT '~' || half FROM generate_series(1, sample_depth(l.id)) half)
	|| ARRAY(SELECT DISTINCT '=' || left(word, 60) FROM unnest(name_words) word)
	|| ARRAY(SELECT DISTINCT 'name:' || left(stem, 60) FROM unnest(name_stems) stem)
	|| ARRAY(SELECT DISTINCT left(stem, 60) FROM unnest(name_stems || text_stems) stem)),
	sample_depth(l.id), l.published_at, l.closed_at $$;
--> statement-breakpoint
-- Lexemes with a colon are what filters ask for: what it is (facets), where it lies, how it stands. `~1` marks every second
-- listing, `~2` every fourth and so on, so that a sample is one lexeme more. `=word` is a word of the name as it is
-- written, `name:stem` one in any form, and a bare stem is anywhere in the text.
CREATE FUNCTION search_entry_of(l listings) RETURNS SETOF search_entries
LANGUAGE sql STABLE PARALLEL SAFE ROWS 1
AS $$ SELECT entry.*
FROM (SELECT l.name || coalesce(' ' || (SELECT name FROM brands WHERE id = l.brand_id), '') AS name) called,
	LATERAL search_entry_from(l, f_words(called.name), f_stems(called.name), f_stems(l.description)) entry $$;

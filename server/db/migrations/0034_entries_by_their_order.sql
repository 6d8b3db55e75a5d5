-- Entries have the days on which listings were published and closed as lexemes too, so that a list can begin with the
-- first of its order; facets keep to places of their own, so that one is read without the others; and every second
-- sample has an index of its own.
DROP FUNCTION search_entry_of(listings);
--> statement-breakpoint
DROP FUNCTION search_entry_from(listings, text[], text[], text[]);
--> statement-breakpoint
-- What facets count of a listing, each in its place (`facetPlaces` in table.ts), null where a listing has none; the bounds
-- of bands are those of contract/facets.ts. A demand is sold in no way (product.md, "Words").
CREATE OR REPLACE FUNCTION search_facets(l listings) RETURNS text[]
LANGUAGE sql STABLE PARALLEL SAFE
AS $$ SELECT ARRAY[
	CASE WHEN l.status = 'live' THEN 'state:running' ELSE 'state:ended' END,
	CASE WHEN l.status IN ('sold', 'unsold') THEN 'state:' || l.status END,
	'type:' || l.type,
	CASE WHEN l.type = 'supply' THEN 'saleMode:' || l.sale_mode END,
	'brand:' || l.brand_id,
	'country:' || l.country,
	'vintage:' || (l.vintage / 10 * 10),
	'volume:' || band_from(l.volume_ml, '{200,500,700,750,1000,1500}'),
	'strength:' || band_from(l.strength_percent, '{40,43,46,50,60}'),
	'age:' || band_from(nullif(l.age_years, 0), '{10,15,20,25,30}'),
	'condition:' || CASE
		WHEN 'damaged' IN (l.closure_state, l.label_state, l.box_state)
			OR 'missing' IN (l.closure_state, l.label_state) THEN 'damaged'
		WHEN 'worn' IN (l.closure_state, l.label_state, l.box_state) THEN 'worn'
		WHEN 'good' IN (l.closure_state, l.label_state, l.box_state) THEN 'good'
		WHEN 'perfect' IN (l.closure_state, l.label_state, l.box_state) THEN 'perfect' END
] $$;
--> statement-breakpoint
-- Written anew rather than changed row by row, which would leave the table and its indexes twice as large.
CREATE TABLE search_entries_by_order AS
SELECT e.listing_id, e.ends_at, search_facets(l) AS facets,
	e.lexemes || array_to_tsvector(array_remove(ARRAY[
		'published:' || (l.published_at AT TIME ZONE 'Europe/Prague')::date,
		'closed:' || (l.closed_at AT TIME ZONE 'Europe/Prague')::date], NULL)) AS lexemes,
	e.depth, e.published_at, e.closed_at
FROM search_entries e JOIN listings l ON l.id = e.listing_id
ORDER BY e.listing_id;
--> statement-breakpoint
DROP TABLE search_entries;
--> statement-breakpoint
ALTER TABLE search_entries_by_order RENAME TO search_entries;
--> statement-breakpoint
ALTER TABLE search_entries ALTER COLUMN facets SET NOT NULL, ALTER COLUMN lexemes SET NOT NULL,
	ALTER COLUMN depth SET NOT NULL, ALTER COLUMN depth SET DEFAULT 0;
--> statement-breakpoint
ALTER TABLE search_entries ADD PRIMARY KEY (listing_id);
--> statement-breakpoint
ALTER TABLE search_entries ADD CONSTRAINT search_entries_listing_id_listings_id_fk
FOREIGN KEY (listing_id) REFERENCES listings(id) ON DELETE CASCADE;
--> statement-breakpoint
CREATE INDEX search_entries_lexemes ON search_entries USING gin (lexemes);
--> statement-breakpoint
CREATE INDEX search_entries_sample_2 ON search_entries USING gin (lexemes) WHERE depth >= 2;
--> statement-breakpoint
CREATE INDEX search_entries_sample_4 ON search_entries USING gin (lexemes) WHERE depth >= 4;
--> statement-breakpoint
CREATE INDEX search_entries_sample_6 ON search_entries USING gin (lexemes) WHERE depth >= 6;
--> statement-breakpoint
CREATE INDEX search_entries_sample_8 ON search_entries USING gin (lexemes) WHERE depth >= 8;
--> statement-breakpoint
CREATE INDEX search_entries_sample_10 ON search_entries USING gin (lexemes) WHERE depth >= 10;
--> statement-breakpoint
-- The row by which a listing is found, of the listing and of what its texts become as words (`f_words`, `f_stems`): whoever
-- fills a catalogue with texts that come again and again works these out once. Lexemes are told at `search_entry_of`.
CREATE FUNCTION search_entry_from(l listings, name_words text[], name_stems text[], text_stems text[]) RETURNS SETOF search_entries
LANGUAGE sql STABLE PARALLEL SAFE ROWS 1
AS $$ SELECT l.id, l.ends_at, search_facets(l), array_to_tsvector(
	array_remove(search_facets(l), NULL)
	|| ARRAY(SELECT 'category:' || step FROM categories c, unnest(c.path) step WHERE c.id = l.category_id)
	|| array_remove(ARRAY[
		'id:' || l.id,
		CASE WHEN l.sale_mode = 'auction' THEN 'duration:' || l.duration END,
		'seller:' || l.seller_id,
		'sale:' || l.sale_closes_on,
		'price:' || price_band(l.shown_price_minor),
		'ends:' || (l.ends_at AT TIME ZONE 'Europe/Prague')::date,
		'published:' || (l.published_at AT TIME ZONE 'Europe/Prague')::date,
		'closed:' || (l.closed_at AT TIME ZONE 'Europe/Prague')::date], NULL)
	|| ARRAY(SELECT '~' || half FROM generate_series(1, sample_depth(l.id)) half)
	|| ARRAY(SELECT DISTINCT '=' || left(word, 60) FROM unnest(name_words) word)
	|| ARRAY(SELECT DISTINCT 'name:' || left(stem, 60) FROM unnest(name_stems) stem)
	|| ARRAY(SELECT DISTINCT left(stem, 60) FROM unnest(name_stems || text_stems) stem)),
	sample_depth(l.id), l.published_at, l.closed_at $$;
--> statement-breakpoint
-- Lexemes with a colon are what filters ask for, and what cuts orders up: what it is (facets), where it lies, how it stands,
-- its days and its band of prices. `~1` marks every second listing, `~2` every fourth and so on, so that a sample is one
-- lexeme more. `=word` is a word of the name as it is written, `name:stem` one in any form, and a bare stem is anywhere in
-- the text.
CREATE FUNCTION search_entry_of(l listings) RETURNS SETOF search_entries
LANGUAGE sql STABLE PARALLEL SAFE ROWS 1
AS $$ SELECT entry.*
FROM (SELECT l.name || coalesce(' ' || (SELECT name FROM brands WHERE id = l.brand_id), '') AS name) called,
	LATERAL search_entry_from(l, f_words(called.name), f_stems(called.name), f_stems(l.description)) entry $$;
--> statement-breakpoint
ANALYZE search_entries;

-- Entries have their band of prices among their facets too, in a place of its own, so that a list's prices are counted
-- with everything else.
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
		WHEN 'perfect' IN (l.closure_state, l.label_state, l.box_state) THEN 'perfect' END,
	'price:' || price_band(l.shown_price_minor)
] $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION move_search_entry(was listings, l listings) RETURNS boolean
LANGUAGE plpgsql
AS $$ BEGIN
	UPDATE search_entries SET ends_at = l.ends_at, published_at = l.published_at, closed_at = l.closed_at,
		facets = ARRAY[
			CASE WHEN l.status = 'live' THEN 'state:running' ELSE 'state:ended' END,
			CASE WHEN l.status IN ('sold', 'unsold') THEN 'state:' || l.status END]
			|| facets[3:11] || ARRAY['price:' || price_band(l.shown_price_minor)],
		lexemes = ts_delete(lexemes, search_standing(was)) || array_to_tsvector(search_standing(l))
	WHERE listing_id = l.id;
	RETURN FOUND;
END $$;
--> statement-breakpoint
DROP FUNCTION search_entry_of(listings);
--> statement-breakpoint
DROP FUNCTION search_entry_from(listings, text[], text[], text[]);
--> statement-breakpoint
-- Written anew rather than changed row by row, which would leave the table and its indexes twice as large.
CREATE TABLE search_entries_with_prices AS
SELECT e.listing_id, e.ends_at, e.facets || ARRAY['price:' || price_band(l.shown_price_minor)] AS facets, e.lexemes, e.depth,
	e.published_at, e.closed_at
FROM search_entries e JOIN listings l ON l.id = e.listing_id
ORDER BY e.listing_id;
--> statement-breakpoint
DROP TABLE search_entries;
--> statement-breakpoint
ALTER TABLE search_entries_with_prices RENAME TO search_entries;
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
CREATE INDEX search_entries_sample_3 ON search_entries USING gin (lexemes) WHERE depth >= 3;
--> statement-breakpoint
CREATE INDEX search_entries_sample_4 ON search_entries USING gin (lexemes) WHERE depth >= 4;
--> statement-breakpoint
CREATE INDEX search_entries_sample_5 ON search_entries USING gin (lexemes) WHERE depth >= 5;
--> statement-breakpoint
CREATE INDEX search_entries_sample_6 ON search_entries USING gin (lexemes) WHERE depth >= 6;
--> statement-breakpoint
CREATE INDEX search_entries_sample_7 ON search_entries USING gin (lexemes) WHERE depth >= 7;
--> statement-breakpoint
CREATE INDEX search_entries_sample_8 ON search_entries USING gin (lexemes) WHERE depth >= 8;
--> statement-breakpoint
CREATE INDEX search_entries_sample_9 ON search_entries USING gin (lexemes) WHERE depth >= 9;
--> statement-breakpoint
CREATE INDEX search_entries_sample_10 ON search_entries USING gin (lexemes) WHERE depth >= 10;
--> statement-breakpoint
-- Both as they were: they return rows of the table, and went with the old one.
CREATE FUNCTION search_entry_from(l listings, name_words text[], name_stems text[], text_stems text[]) RETURNS SETOF search_entries
LANGUAGE sql STABLE PARALLEL SAFE ROWS 1
AS $$ SELECT l.id, l.ends_at, search_facets(l), array_to_tsvector(
	search_standing(l)
	|| array_remove(search_facets(l), NULL)
	|| ARRAY(SELECT 'category:' || step FROM categories c, unnest(c.path) step WHERE c.id = l.category_id)
	|| array_remove(ARRAY[
		'id:' || l.id,
		CASE WHEN l.sale_mode = 'auction' THEN 'duration:' || l.duration END,
		'seller:' || l.seller_id,
		'sale:' || l.sale_closes_on], NULL)
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

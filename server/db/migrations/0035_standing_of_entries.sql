-- A bid, an end that moves and a closing change only how a listing stands: the words of its texts, which take most of the
-- time, are left as they are. Samples are twice as fine; a sample's prices, a brand's ends and a band's have indexes.
-- The same depths as before, of one expression that an index and a query are compared by.
CREATE OR REPLACE FUNCTION sample_depth(id bigint) RETURNS smallint
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT bit_count((((hashint8extended(id, 0) | 4096) & -(hashint8extended(id, 0) | 4096)) - 1)::bit(64))::smallint $$;
--> statement-breakpoint
-- The lexemes of how a listing stands, which move while it runs; all others are of what it is.
CREATE FUNCTION search_standing(l listings) RETURNS text[]
LANGUAGE sql STABLE PARALLEL SAFE
AS $$ SELECT array_remove(ARRAY[
	CASE WHEN l.status = 'live' THEN 'state:running' ELSE 'state:ended' END,
	CASE WHEN l.status IN ('sold', 'unsold') THEN 'state:' || l.status END,
	'price:' || price_band(l.shown_price_minor),
	'ends:' || (l.ends_at AT TIME ZONE 'Europe/Prague')::date,
	'published:' || (l.published_at AT TIME ZONE 'Europe/Prague')::date,
	'closed:' || (l.closed_at AT TIME ZONE 'Europe/Prague')::date], NULL) $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_entry_from(l listings, name_words text[], name_stems text[], text_stems text[]) RETURNS SETOF search_entries
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
-- What comes after `listings_search_changed`, where a listing is still what it was: how it stands is all that moved.
CREATE FUNCTION move_search_entry(was listings, l listings) RETURNS boolean
LANGUAGE plpgsql
AS $$ BEGIN
	UPDATE search_entries SET ends_at = l.ends_at, published_at = l.published_at, closed_at = l.closed_at,
		facets = ARRAY[
			CASE WHEN l.status = 'live' THEN 'state:running' ELSE 'state:ended' END,
			CASE WHEN l.status IN ('sold', 'unsold') THEN 'state:' || l.status END] || facets[3:],
		lexemes = ts_delete(lexemes, search_standing(was)) || array_to_tsvector(search_standing(l))
	WHERE listing_id = l.id;
	RETURN FOUND;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION write_search_entry() RETURNS trigger
LANGUAGE plpgsql
AS $$ BEGIN
	IF NEW.status NOT IN ('live', 'ended', 'sold', 'unsold') THEN
		DELETE FROM search_entries WHERE listing_id = NEW.id;
		RETURN NULL;
	END IF;
	IF TG_OP = 'UPDATE' AND OLD.status IN ('live', 'ended', 'sold', 'unsold')
		AND (OLD.type, OLD.sale_mode, OLD.duration, OLD.category_id, OLD.brand_id, OLD.name, OLD.description,
			OLD.seller_id, OLD.sale_closes_on, OLD.country, OLD.vintage, OLD.volume_ml, OLD.strength_percent,
			OLD.age_years, OLD.closure_state, OLD.label_state, OLD.box_state)
		IS NOT DISTINCT FROM (NEW.type, NEW.sale_mode, NEW.duration, NEW.category_id, NEW.brand_id, NEW.name, NEW.description,
			NEW.seller_id, NEW.sale_closes_on, NEW.country, NEW.vintage, NEW.volume_ml, NEW.strength_percent,
			NEW.age_years, NEW.closure_state, NEW.label_state, NEW.box_state)
		AND move_search_entry(OLD, NEW) THEN
		RETURN NULL;
	END IF;
	INSERT INTO search_entries SELECT entry.* FROM search_entry_of(NEW) entry
	ON CONFLICT (listing_id) DO UPDATE
	SET ends_at = excluded.ends_at, facets = excluded.facets, lexemes = excluded.lexemes, depth = excluded.depth,
		published_at = excluded.published_at, closed_at = excluded.closed_at;
	IF TG_OP = 'INSERT' OR OLD.status IN ('draft', 'scheduled') OR OLD.name <> NEW.name
		OR OLD.brand_id IS DISTINCT FROM NEW.brand_id THEN
		PERFORM add_search_words(NEW);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
DROP INDEX "listings_brand";
--> statement-breakpoint
DROP INDEX "listings_leader_idx";
--> statement-breakpoint
DROP INDEX "listings_winner_idx";
--> statement-breakpoint
CREATE INDEX "listings_band" ON "listings" USING btree (price_band(shown_price_minor),"ends_at","id","shown_price_minor") WHERE status = 'live';
--> statement-breakpoint
CREATE INDEX "listings_sample_price" ON "listings" USING btree (sample_depth(id),"shown_price_minor","id") WHERE sample_depth(id) >= 2;
--> statement-breakpoint
CREATE INDEX "search_entries_sample_3" ON "search_entries" USING gin ("lexemes") WHERE depth >= 3;
--> statement-breakpoint
CREATE INDEX "search_entries_sample_5" ON "search_entries" USING gin ("lexemes") WHERE depth >= 5;
--> statement-breakpoint
CREATE INDEX "search_entries_sample_7" ON "search_entries" USING gin ("lexemes") WHERE depth >= 7;
--> statement-breakpoint
CREATE INDEX "search_entries_sample_9" ON "search_entries" USING gin ("lexemes") WHERE depth >= 9;
--> statement-breakpoint
CREATE INDEX "listings_brand" ON "listings" USING btree ("brand_id","ends_at","id");
--> statement-breakpoint
CREATE INDEX "listings_leader_idx" ON "listings" USING btree ("leader_id") WHERE leader_id is not null;
--> statement-breakpoint
CREATE INDEX "listings_winner_idx" ON "listings" USING btree ("winner_id") WHERE winner_id is not null;
--> statement-breakpoint
-- For what is known of the expressions of the new indexes.
ANALYZE listings;

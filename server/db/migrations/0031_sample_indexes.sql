ALTER TABLE "search_entries" ADD COLUMN "depth" smallint DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "published_at" timestamp (6) with time zone;
--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "closed_at" timestamp (6) with time zone;
--> statement-breakpoint
-- How deep a sample a listing is still part of: half of all are in the first, a quarter in the second, to the twelfth.
CREATE FUNCTION sample_depth(id bigint) RETURNS smallint
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT count(*)::smallint FROM generate_series(1, 12) half
	WHERE hashint8extended(id, 0) & ((1::bigint << half) - 1) = 0 $$;
--> statement-breakpoint
-- What `ends_at`, `published_at` and `closed_at` order is found in the order of these without a look at the listings.
CREATE OR REPLACE FUNCTION search_entry_from(l listings, name_words text[], name_stems text[], text_stems text[]) RETURNS search_entries
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
	|| ARRAY(SELECT '~' || half FROM generate_series(1, sample_depth(l.id)) half)
	|| ARRAY(SELECT DISTINCT '=' || left(word, 60) FROM unnest(name_words) word)
	|| ARRAY(SELECT DISTINCT 'name:' || left(stem, 60) FROM unnest(name_stems) stem)
	|| ARRAY(SELECT DISTINCT left(stem, 60) FROM unnest(name_stems || text_stems) stem)),
	sample_depth(l.id), l.published_at, l.closed_at $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION write_search_entry() RETURNS trigger
LANGUAGE plpgsql
AS $$ BEGIN
	IF NEW.status NOT IN ('live', 'ended', 'sold', 'unsold') THEN
		DELETE FROM search_entries WHERE listing_id = NEW.id;
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
DROP TRIGGER listings_search_changed ON listings;
--> statement-breakpoint
CREATE TRIGGER listings_search_changed AFTER UPDATE ON listings
FOR EACH ROW WHEN ((OLD.status, OLD.type, OLD.sale_mode, OLD.duration, OLD.category_id, OLD.brand_id, OLD.name,
		OLD.description, OLD.seller_id, OLD.sale_closes_on, OLD.country, OLD.vintage, OLD.volume_ml, OLD.strength_percent,
		OLD.age_years, OLD.closure_state, OLD.label_state, OLD.box_state, OLD.ends_at, OLD.published_at, OLD.closed_at,
		price_band(OLD.shown_price_minor))
	IS DISTINCT FROM (NEW.status, NEW.type, NEW.sale_mode, NEW.duration, NEW.category_id, NEW.brand_id, NEW.name,
		NEW.description, NEW.seller_id, NEW.sale_closes_on, NEW.country, NEW.vintage, NEW.volume_ml, NEW.strength_percent,
		NEW.age_years, NEW.closure_state, NEW.label_state, NEW.box_state, NEW.ends_at, NEW.published_at, NEW.closed_at,
		price_band(NEW.shown_price_minor)))
EXECUTE FUNCTION write_search_entry();
--> statement-breakpoint
DROP INDEX search_entries_lexemes;
--> statement-breakpoint
UPDATE search_entries s SET depth = sample_depth(l.id), published_at = l.published_at, closed_at = l.closed_at
FROM listings l WHERE l.id = s.listing_id;
--> statement-breakpoint
CREATE INDEX "search_entries_lexemes" ON "search_entries" USING gin ("lexemes");
--> statement-breakpoint
CREATE INDEX "search_entries_sample_3" ON "search_entries" USING gin ("lexemes") WHERE depth >= 3;
--> statement-breakpoint
CREATE INDEX "search_entries_sample_6" ON "search_entries" USING gin ("lexemes") WHERE depth >= 6;
--> statement-breakpoint
CREATE INDEX "search_entries_sample_9" ON "search_entries" USING gin ("lexemes") WHERE depth >= 9;

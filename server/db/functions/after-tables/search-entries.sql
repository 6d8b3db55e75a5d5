-- What facets count of a listing, each in its place; the bounds of bands are those of contract/facets.ts, which a test compares.
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
	'volume:' || public.band_from(l.volume_ml, '{200,500,700,750,1000,1500}'),
	'strength:' || public.band_from(l.strength_percent, '{40,43,46,50,60}'),
	'age:' || public.band_from(nullif(l.age_years, 0), '{10,15,20,25,30}'),
	'condition:' || CASE
		WHEN 'damaged' IN (l.closure_state, l.label_state, l.box_state)
			OR 'missing' IN (l.closure_state, l.label_state) THEN 'damaged'
		WHEN 'worn' IN (l.closure_state, l.label_state, l.box_state) THEN 'worn'
		WHEN 'good' IN (l.closure_state, l.label_state, l.box_state) THEN 'good'
		WHEN 'perfect' IN (l.closure_state, l.label_state, l.box_state) THEN 'perfect' END,
	'price:' || public.price_band(l.shown_price_minor)
] $$;

-- The lexemes of how a listing stands, which move while it runs; all others are of what it is.
CREATE OR REPLACE FUNCTION search_standing(l listings) RETURNS text[]
LANGUAGE sql STABLE PARALLEL SAFE
AS $$ SELECT array_remove(ARRAY[
	CASE WHEN l.status = 'live' THEN 'state:running' ELSE 'state:ended' END,
	CASE WHEN l.status IN ('sold', 'unsold') THEN 'state:' || l.status END,
	'price:' || public.price_band(l.shown_price_minor),
	CASE WHEN l.original_price_minor IS NOT NULL THEN 'stock:reduced' END,
	'ends:' || (l.ends_at AT TIME ZONE 'Europe/Prague')::date], NULL) $$;

-- F9: What a listing is meant by (its category, country and measures) counts like words of its name; what only the description says comes
-- behind.
--
-- What a listing is meant by whatever its words: its countries and measures, of its fields and of its name. What only its description
-- says is marked `said:`, since it may be of something else.
CREATE OR REPLACE FUNCTION search_meanings(l listings, name_stems text[]) RETURNS text[]
LANGUAGE sql STABLE PARALLEL SAFE
AS $$ SELECT array_remove(ARRAY[
		'ml:' || l.volume_ml,
		'years:' || nullif(l.age_years, 0),
		'abv:' || trim_scale(l.strength_percent),
		'year:' || l.vintage,
		'year:' || l.bottled_year,
		'decade:' || (l.vintage / 10 * 10),
		'decade:' || (l.bottled_year / 10 * 10)], NULL)
	|| public.f_measures(l.name)
	|| public.f_measures(coalesce(l.name_en, ''))
	|| public.f_lands(name_stems || public.f_stems(coalesce(l.country, '')))
	|| ARRAY(SELECT 'said:' || measure FROM unnest(public.f_measures(l.description)) measure) $$;

-- The row by which a listing is found, of the listing and of what its texts become as words (`f_words`, `f_stems`): whoever
-- fills a catalogue with texts that come again and again works these out once. A function of sets becomes part of the
-- statement that calls it: the trigger's is planned once for a connection.
CREATE OR REPLACE FUNCTION search_entry_from(l listings, name_words text[], name_stems text[], text_stems text[]) RETURNS SETOF search_entries
LANGUAGE sql STABLE PARALLEL SAFE ROWS 1
AS $$ SELECT l.id, l.ends_at, public.search_facets(l), array_to_tsvector(
	public.search_standing(l)
	|| array_remove(public.search_facets(l), NULL)
	|| ARRAY(SELECT 'category:' || step FROM public.categories c, unnest(c.path) step WHERE c.id = l.category_id)
	|| array_remove(ARRAY[
		'id:' || l.id,
		CASE WHEN l.sale_mode = 'auction' THEN 'duration:' || l.duration END,
		'seller:' || l.seller_id,
		'sale:' || l.sale_closes_on], NULL)
	|| public.search_meanings(l, name_stems)
	|| ARRAY(SELECT DISTINCT '=' || left(word, 60) FROM unnest(name_words) word)
	|| ARRAY(SELECT DISTINCT 'name:' || left(stem, 60) FROM unnest(name_stems) stem)
	|| ARRAY(SELECT DISTINCT left(stem, 60) FROM unnest(name_stems || text_stems) stem)) $$;

-- Both names and the brand of a listing, with every reading of their punctuation; a brand of several words also as one: Glen Moray, glenmoray.
CREATE OR REPLACE FUNCTION search_name(l listings) RETURNS text
LANGUAGE sql STABLE PARALLEL SAFE
AS $$ SELECT public.f_every_reading(l.name || coalesce(' ' || l.name_en, '') || coalesce((SELECT ' ' || name || CASE WHEN name LIKE '% %' THEN ' ' || replace(name, ' ', '') ELSE '' END
	FROM public.brands WHERE id = l.brand_id), '')) $$;

-- Lexemes with a colon are what filters ask for: what it is (facets), where it lies, how it stands,
-- its days and its band of prices, and what it is meant by (search_meanings). `=word` is a word of the name as it is written, `name:stem` one in any form, and a bare stem is anywhere in the text.
CREATE OR REPLACE FUNCTION search_entry_of(l listings) RETURNS SETOF search_entries
LANGUAGE sql STABLE PARALLEL SAFE ROWS 1
AS $$ SELECT entry.*
FROM (SELECT public.search_name(l) AS name) called,
	LATERAL public.search_entry_from(l, public.f_words(called.name), public.f_stems(called.name), public.f_stems(public.f_every_reading(l.description))) entry $$;

-- A bid, an end that moves and a closing change only how a listing stands: the words of its texts, which take most of the
-- time, are left as they are.
CREATE OR REPLACE FUNCTION move_search_entry(was listings, l listings) RETURNS boolean
LANGUAGE plpgsql SET search_path = public
AS $$ BEGIN
	UPDATE search_entries SET ends_at = l.ends_at,
		facets = ARRAY[
			CASE WHEN l.status = 'live' THEN 'state:running' ELSE 'state:ended' END,
			CASE WHEN l.status IN ('sold', 'unsold') THEN 'state:' || l.status END]
			|| facets[3:11] || ARRAY['price:' || price_band(l.shown_price_minor)],
		lexemes = ts_delete(lexemes, search_standing(was)) || array_to_tsvector(search_standing(l))
	WHERE listing_id = l.id;
	RETURN FOUND;
END $$;

-- New words are added by one transaction at a time, so that two that add the same never wait for each other; another's words
-- come with the next listing that has them.
CREATE OR REPLACE FUNCTION add_search_words(l listings) RETURNS void
LANGUAGE plpgsql SET search_path = public
AS $$ DECLARE called text; fresh text[];
BEGIN
	called := search_name(l);
	SELECT array_agg(DISTINCT used.word) INTO fresh
	FROM unnest(f_words(called)) used(word)
	WHERE used.word ~ '^[[:alpha:]]{3,40}$' AND NOT EXISTS (SELECT FROM search_words known WHERE known.word = used.word);
	IF fresh IS NOT NULL AND pg_try_advisory_xact_lock(hashtext('search-words')) THEN
		INSERT INTO search_words SELECT unnest(fresh) ON CONFLICT DO NOTHING;
	END IF;
END $$;

-- Keeps the entry in the transaction that changes the listing.
CREATE OR REPLACE FUNCTION write_search_entry() RETURNS trigger
LANGUAGE plpgsql SET search_path = public
AS $$ BEGIN
	IF NEW.status NOT IN ('live', 'sold', 'unsold') THEN
		DELETE FROM search_entries WHERE listing_id = NEW.id;
		RETURN NULL;
	END IF;
	IF TG_OP = 'UPDATE' AND OLD.status IN ('live', 'sold', 'unsold')
		AND (OLD.type, OLD.sale_mode, OLD.duration, OLD.category_id, OLD.brand_id, OLD.name, OLD.name_en, OLD.description,
			OLD.seller_id, OLD.sale_closes_on, OLD.country, OLD.vintage, OLD.bottled_year, OLD.volume_ml, OLD.strength_percent,
			OLD.age_years, OLD.closure_state, OLD.label_state, OLD.box_state)
		IS NOT DISTINCT FROM (NEW.type, NEW.sale_mode, NEW.duration, NEW.category_id, NEW.brand_id, NEW.name, NEW.name_en, NEW.description,
			NEW.seller_id, NEW.sale_closes_on, NEW.country, NEW.vintage, NEW.bottled_year, NEW.volume_ml, NEW.strength_percent,
			NEW.age_years, NEW.closure_state, NEW.label_state, NEW.box_state)
		AND move_search_entry(OLD, NEW) THEN
		RETURN NULL;
	END IF;
	-- A category that moves, or a brand that is renamed, at this moment would be read as it was.
	PERFORM pg_advisory_xact_lock_shared(hashtext('catalogue'));
	INSERT INTO search_entries SELECT entry.* FROM search_entry_of(NEW) entry
	ON CONFLICT (listing_id) DO UPDATE
	SET ends_at = excluded.ends_at, facets = excluded.facets, lexemes = excluded.lexemes;
	IF TG_OP = 'INSERT' OR OLD.status NOT IN ('live', 'sold', 'unsold') OR OLD.name <> NEW.name
		OR OLD.name_en IS DISTINCT FROM NEW.name_en OR OLD.brand_id IS DISTINCT FROM NEW.brand_id THEN
		PERFORM add_search_words(NEW);
	END IF;
	RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER listings_search_added AFTER INSERT ON listings
FOR EACH ROW WHEN (NEW.status IN ('live', 'sold', 'unsold')) EXECUTE FUNCTION write_search_entry();

CREATE OR REPLACE TRIGGER listings_search_changed AFTER UPDATE ON listings
FOR EACH ROW WHEN ((OLD.status, OLD.type, OLD.sale_mode, OLD.duration, OLD.category_id, OLD.brand_id, OLD.name,
		OLD.name_en, OLD.description, OLD.seller_id, OLD.sale_closes_on, OLD.country, OLD.vintage, OLD.bottled_year, OLD.volume_ml, OLD.strength_percent,
		OLD.age_years, OLD.closure_state, OLD.label_state, OLD.box_state, OLD.ends_at,
		price_band(OLD.shown_price_minor), OLD.original_price_minor IS NULL)
	IS DISTINCT FROM (NEW.status, NEW.type, NEW.sale_mode, NEW.duration, NEW.category_id, NEW.brand_id, NEW.name,
		NEW.name_en, NEW.description, NEW.seller_id, NEW.sale_closes_on, NEW.country, NEW.vintage, NEW.bottled_year, NEW.volume_ml, NEW.strength_percent,
		NEW.age_years, NEW.closure_state, NEW.label_state, NEW.box_state, NEW.ends_at,
		price_band(NEW.shown_price_minor), NEW.original_price_minor IS NULL))
EXECUTE FUNCTION write_search_entry();

-- What is of a renamed brand is found by the new name.
CREATE OR REPLACE FUNCTION rename_brand_entries() RETURNS trigger
LANGUAGE plpgsql SET search_path = public
AS $$ BEGIN
	PERFORM FROM search_entries e JOIN listings l ON l.id = e.listing_id WHERE l.brand_id = NEW.id
	ORDER BY e.listing_id FOR UPDATE OF e;
	UPDATE search_entries e SET lexemes = fresh.lexemes
	FROM listings l, search_entry_of(l) fresh
	WHERE l.brand_id = NEW.id AND e.listing_id = l.id AND fresh.listing_id = l.id;
	PERFORM add_search_words(l) FROM listings l
	WHERE l.brand_id = NEW.id AND l.status IN ('live', 'sold', 'unsold') ORDER BY l.id;
	RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER brands_renamed AFTER UPDATE OF name ON brands
FOR EACH ROW WHEN (OLD.name IS DISTINCT FROM NEW.name) EXECUTE FUNCTION rename_brand_entries();

CREATE TABLE "search_entries" (
	"listing_id" bigint PRIMARY KEY NOT NULL,
	"ends_at" timestamp (6) with time zone,
	"facets" text[] NOT NULL,
	"lexemes" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
DROP INDEX "listings_search";--> statement-breakpoint
DROP INDEX "listings_closed";--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_entries_lexemes" ON "search_entries" USING gin ("lexemes");--> statement-breakpoint
CREATE INDEX "search_words_near" ON "search_words" USING gin (word gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "listings_over_newest" ON "listings" USING btree ("published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status in ('sold', 'unsold', 'ended');--> statement-breakpoint
CREATE INDEX "listings_over_price" ON "listings" USING btree ("shown_price_minor","id") WHERE status in ('sold', 'unsold', 'ended');--> statement-breakpoint
CREATE INDEX "listings_over_price_down" ON "listings" USING btree ("shown_price_minor" DESC NULLS LAST,"id") WHERE status in ('sold', 'unsold', 'ended');--> statement-breakpoint
CREATE INDEX "listings_over_bids" ON "listings" USING btree ("bid_count" DESC NULLS LAST,"ends_at","id") WHERE status in ('sold', 'unsold', 'ended');--> statement-breakpoint
CREATE INDEX "listings_topped" ON "listings" USING btree ("topped_until") WHERE status = 'live' and topped_until is not null;--> statement-breakpoint
CREATE INDEX "listings_closed" ON "listings" USING btree ("closed_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE status in ('sold', 'unsold', 'ended');--> statement-breakpoint
ALTER TABLE "listings" DROP COLUMN "search_name";--> statement-breakpoint
-- Words of a text in lower case without accents, and stripped of Czech and English endings, so that a word is found in
-- any of its forms: rum, rumy, rumů; lahev, láhve. A vowel that comes and goes (láhev, láhve) is left out.
CREATE FUNCTION f_words(value text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT array_remove(regexp_split_to_array(f_norm(value), '[^[:alnum:]]+'), '') $$;
--> statement-breakpoint
CREATE FUNCTION f_stems(value text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT f_words(regexp_replace(regexp_replace(f_norm(value),
	'([a-z]{3})(?:ovymi|ovych|ovemu|atech|atum|ovim|ovou|ami|emi|imi|ymi|ach|ech|ich|ych|iho|eho|emu|imu|ove|ovi|ovy|ova|ovo|ovu|ies|em|es|um|om|im|ym|am|at|ou|ey|mi|a|e|i|o|u|y|s)\M', '\1', 'g'),
	'([a-z]{2}[^aeiouy\W])e([^aeiouy\W])\M', '\1\2', 'g')) $$;
--> statement-breakpoint
-- Bands of prices, ten for each power of ten, of an amount in haléře.
CREATE FUNCTION price_band(amount bigint) RETURNS integer
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT floor(10 * log(greatest(amount, 1)::float8))::integer $$;
--> statement-breakpoint
-- The lower bound of the band that a value falls into; `bounds` rise, the first band begins at 0.
CREATE FUNCTION band_from(value numeric, bounds numeric[]) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT trim_scale((0::numeric || bounds)[width_bucket(value, bounds) + 1])::text $$;
--> statement-breakpoint
-- What facets count of a listing; the bounds of bands are those of contract/facets.ts, which a test compares.
CREATE FUNCTION search_facets(l listings) RETURNS text[]
LANGUAGE sql STABLE PARALLEL SAFE
AS $$ SELECT array_remove(ARRAY[
	CASE WHEN l.status = 'live' THEN 'state:running' ELSE 'state:ended' END,
	CASE WHEN l.status IN ('sold', 'unsold') THEN 'state:' || l.status END,
	'type:' || l.type,
	'saleMode:' || l.sale_mode,
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
], NULL) $$;
--> statement-breakpoint
-- The row by which a listing is found. Lexemes with a colon are what filters ask for: what it is (facets), where it lies,
-- how it stands. `~1` marks every second listing, `~2` every fourth and so on, so that a sample is one lexeme more.
-- `=word` is a word of the name as it is written, `name:stem` one in any form, and a bare stem is anywhere in the text.
CREATE FUNCTION search_entry_of(l listings) RETURNS search_entries
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
	|| ARRAY(SELECT DISTINCT '=' || left(word, 60) FROM unnest(f_words(called.name)) word)
	|| ARRAY(SELECT DISTINCT 'name:' || left(stem, 60) FROM unnest(f_stems(called.name)) stem)
	|| ARRAY(SELECT DISTINCT left(stem, 60) FROM unnest(f_stems(called.name || ' ' || l.description)) stem))
FROM (SELECT l.name || coalesce(' ' || (SELECT name FROM brands WHERE id = l.brand_id), '') AS name) called $$;
--> statement-breakpoint
-- Keeps the entry in the transaction that changes the listing. New words are added by one transaction at a time, so that
-- two that add the same never wait for each other; another's words come with the next listing that has them.
CREATE FUNCTION write_search_entry() RETURNS trigger
LANGUAGE plpgsql
AS $$ BEGIN
	IF NEW.status NOT IN ('live', 'ended', 'sold', 'unsold') THEN
		DELETE FROM search_entries WHERE listing_id = NEW.id;
		RETURN NULL;
	END IF;
	INSERT INTO search_entries SELECT entry.* FROM search_entry_of(NEW) entry
	ON CONFLICT (listing_id) DO UPDATE
	SET ends_at = excluded.ends_at, facets = excluded.facets, lexemes = excluded.lexemes;
	IF TG_OP = 'INSERT' OR OLD.status IN ('draft', 'scheduled') OR OLD.name <> NEW.name
		OR OLD.brand_id IS DISTINCT FROM NEW.brand_id THEN
		PERFORM add_search_words(NEW);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION add_search_words(l listings) RETURNS void
LANGUAGE plpgsql
AS $$ DECLARE fresh text[];
BEGIN
	SELECT array_agg(DISTINCT used.word) INTO fresh
	FROM unnest(f_words(l.name) || coalesce((SELECT f_words(name) FROM brands WHERE id = l.brand_id), '{}')) used(word)
	WHERE used.word ~ '^[[:alpha:]]{4,40}$' AND NOT EXISTS (SELECT FROM search_words known WHERE known.word = used.word);
	IF fresh IS NOT NULL AND pg_try_advisory_xact_lock(hashtext('search-words')) THEN
		INSERT INTO search_words SELECT unnest(fresh) ON CONFLICT DO NOTHING;
	END IF;
END $$;
--> statement-breakpoint
CREATE TRIGGER listings_search_added AFTER INSERT ON listings
FOR EACH ROW WHEN (NEW.status IN ('live', 'ended', 'sold', 'unsold')) EXECUTE FUNCTION write_search_entry();
--> statement-breakpoint
CREATE TRIGGER listings_search_changed AFTER UPDATE ON listings
FOR EACH ROW WHEN ((OLD.status, OLD.type, OLD.sale_mode, OLD.duration, OLD.category_id, OLD.brand_id, OLD.name,
		OLD.description, OLD.seller_id, OLD.sale_closes_on, OLD.country, OLD.vintage, OLD.volume_ml, OLD.strength_percent,
		OLD.age_years, OLD.closure_state, OLD.label_state, OLD.box_state, OLD.ends_at, price_band(OLD.shown_price_minor))
	IS DISTINCT FROM (NEW.status, NEW.type, NEW.sale_mode, NEW.duration, NEW.category_id, NEW.brand_id, NEW.name,
		NEW.description, NEW.seller_id, NEW.sale_closes_on, NEW.country, NEW.vintage, NEW.volume_ml, NEW.strength_percent,
		NEW.age_years, NEW.closure_state, NEW.label_state, NEW.box_state, NEW.ends_at, price_band(NEW.shown_price_minor)))
EXECUTE FUNCTION write_search_entry();
--> statement-breakpoint
INSERT INTO search_entries SELECT entry.* FROM listings l, search_entry_of(l) entry
WHERE l.status IN ('live', 'ended', 'sold', 'unsold');
--> statement-breakpoint
INSERT INTO search_words SELECT DISTINCT word FROM (
	SELECT unnest(f_words(name)) AS word FROM listings WHERE status IN ('live', 'ended', 'sold', 'unsold')
	UNION SELECT unnest(f_words(name)) FROM brands) words
WHERE word ~ '^[[:alpha:]]{4,40}$';

-- Which words stand together in names is known beside the entries, so that two words that many names have and none both
-- need not be looked up in all of them; and what a moderator lets through adds its words too.
CREATE TABLE "search_pairs" (
	"pair" text NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION word_pair(one text, other text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT least(one COLLATE "C", other COLLATE "C") || ' ' || greatest(one COLLATE "C", other COLLATE "C") $$;
--> statement-breakpoint
-- All pairs of a name's stems, as entries have them.
CREATE FUNCTION word_pairs(stems text[]) RETURNS SETOF text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ WITH own AS (SELECT DISTINCT left(stem, 60) AS stem FROM unnest(stems) stem)
SELECT word_pair(one.stem, other.stem) FROM own one JOIN own other ON one.stem COLLATE "C" < other.stem COLLATE "C" $$;
--> statement-breakpoint
INSERT INTO search_pairs
SELECT DISTINCT pair
FROM (SELECT DISTINCT ARRAY(SELECT substr(lexeme, 6) FROM unnest(tsvector_to_array(lexemes)) lexeme WHERE lexeme LIKE 'name:%') AS stems
	FROM search_entries) named, word_pairs(named.stems) pair;
--> statement-breakpoint
CREATE INDEX "search_pairs_pair" ON "search_pairs" USING btree ("pair");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION add_search_words(l listings) RETURNS void
LANGUAGE plpgsql
AS $$ DECLARE called text; fresh text[];
BEGIN
	called := l.name || coalesce(' ' || (SELECT name FROM brands WHERE id = l.brand_id), '');
	INSERT INTO search_pairs SELECT used.pair FROM word_pairs(f_stems(called)) used(pair)
	WHERE NOT EXISTS (SELECT FROM search_pairs known WHERE known.pair = used.pair);
	SELECT array_agg(DISTINCT used.word) INTO fresh
	FROM unnest(f_words(called)) used(word)
	WHERE used.word ~ '^[[:alpha:]]{3,40}$' AND NOT EXISTS (SELECT FROM search_words known WHERE known.word = used.word);
	IF fresh IS NOT NULL AND pg_try_advisory_xact_lock(hashtext('search-words')) THEN
		INSERT INTO search_words SELECT unnest(fresh) ON CONFLICT DO NOTHING;
	END IF;
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
	IF TG_OP = 'INSERT' OR OLD.status NOT IN ('live', 'ended', 'sold', 'unsold') OR OLD.name <> NEW.name
		OR OLD.brand_id IS DISTINCT FROM NEW.brand_id THEN
		PERFORM add_search_words(NEW);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
ANALYZE search_pairs;

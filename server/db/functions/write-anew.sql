-- What tables and indexes keep of the functions' answers, written anew where a function has changed.
DO $$ DECLARE built regclass;
BEGIN
	FOR built IN SELECT DISTINCT d.objid::regclass FROM pg_depend d
		JOIN pg_class i ON d.classid = 'pg_class'::regclass AND i.oid = d.objid AND i.relkind = 'i'
		JOIN pg_proc p ON d.refclassid = 'pg_proc'::regclass AND p.oid = d.refobjid AND p.pronamespace = 'public'::regnamespace
	LOOP EXECUTE 'REINDEX INDEX ' || built;
	END LOOP;
END $$;

DELETE FROM search_entries;
INSERT INTO search_entries SELECT entry.* FROM listings l, search_entry_of(l) entry
WHERE l.status IN ('live', 'sold', 'unsold');

-- Words of what was listed once are kept.
INSERT INTO search_words SELECT DISTINCT used.word FROM (SELECT unnest(ARRAY[name, name_en]) AS name FROM listings WHERE published_at IS NOT NULL UNION SELECT name FROM brands) named,
	unnest(f_words(f_every_reading(named.name))) used(word)
WHERE used.word ~ '^[[:alpha:]]{3,40}$' ON CONFLICT DO NOTHING;
UPDATE search_words SET word = word;

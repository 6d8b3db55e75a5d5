-- Immutable because the dictionary is named with its schema: usable in generated columns and indexes.
CREATE OR REPLACE FUNCTION f_norm(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

-- A text in lower case without accents and without the punctuation inside names (rule F8): X.O. is xo, Quillman's is quillmans.
CREATE OR REPLACE FUNCTION f_folded(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT regexp_replace(regexp_replace(public.f_norm(value), '\m([a-z])\.\s?(?=[a-z]\M)', '\1', 'g'),
	'(?<=[[:alpha:]])[''`´’](?=[[:alpha:]])', '', 'g') $$;

-- A name with what else its punctuation may be read as, so that it is found by each: d'Hébrouville as hebrouville,
-- Pointe-à-Sable as pointeasable.
CREATE OR REPLACE FUNCTION f_every_reading(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT value
	|| CASE WHEN value ~ '[''`´’]' THEN ' ' || regexp_replace(value, '[''`´’]', ' ', 'g') ELSE '' END
	|| CASE WHEN value ~ '[[:alpha:]]-[[:alpha:]]' THEN ' ' || (SELECT string_agg(replace(joined[1], '-', ''), ' ')
		FROM regexp_matches(value, '[[:alpha:]]+(?:-[[:alpha:]]+)+', 'g') joined) ELSE '' END $$;

-- Words of a text in lower case without accents.
CREATE OR REPLACE FUNCTION f_words(value text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT array_remove(regexp_split_to_array(public.f_folded(value), '[^[:alnum:]]+'), '') $$;

-- The same, stripped of Czech and English endings, so that a word is found in any of its forms: rum, rumy, rumů; lahev,
-- láhve. A vowel that comes and goes (láhev, láhve) is left out.
CREATE OR REPLACE FUNCTION f_stems(value text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT array_remove(regexp_split_to_array(regexp_replace(regexp_replace(public.f_folded(value),
	'([a-z]{3})(?:ovymi|ovych|ovemu|atech|atum|ovim|ovou|ami|emi|imi|ymi|ach|ech|ich|ych|iho|eho|emu|imu|ove|ovi|ovy|ova|ovo|ovu|ies|em|es|um|om|im|ym|am|at|ou|ey|mi|a|e|i|o|u|y|s)\M', '\1', 'g'),
	'([a-z]{2}[^aeiouy\W])e([^aeiouy\W])\M', '\1\2', 'g'), '[^[:alnum:]]+'), '') $$;

-- A word as it sounds to a Czech ear: viski and whisky, burbon and bourbon, džin and gin are one each.
CREATE OR REPLACE FUNCTION f_heard(word text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT (SELECT string_agg(letter, '' ORDER BY place)
		FROM (SELECT letter, place, lag(letter) OVER (ORDER BY place) AS last
			FROM regexp_split_to_table(heard.letters, '') WITH ORDINALITY spelt(letter, place)) each
		WHERE letter IS DISTINCT FROM last)
	FROM (SELECT left(public.f_norm(word), 60)) given(a),
	LATERAL (SELECT replace(replace(replace(replace(replace(replace(replace(replace(a,
		'tch', 'c'), 'sch', 's'), 'sh', 's'), 'dg', 'j'), 'dz', 'j'), 'ph', 'f'), 'th', 't'), 'wh', 'v')) one(b),
	LATERAL (SELECT replace(replace(replace(replace(replace(replace(replace(replace(b,
		'ck', 'k'), 'ch', 'k'), 'kh', 'k'), 'rh', 'r'), 'qu', 'k'), 'gn', 'n'), 'x', 'ks'), 'w', 'v')) two(c),
	LATERAL (SELECT regexp_replace(regexp_replace(c, 'g(?=[eiy])', 'j', 'g'), 'c(?=[eiy])', 's', 'g')) three(d),
	LATERAL (SELECT regexp_replace(regexp_replace(translate(d, 'cqz', 'kks'), 'ey|ie|ee|ea|y', 'i', 'g'), 'ou|oo', 'u', 'g')) heard(letters) $$;

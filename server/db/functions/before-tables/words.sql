-- Immutable because the dictionary is named with its schema: usable in generated columns and indexes.
CREATE OR REPLACE FUNCTION f_norm(value text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT lower(public.unaccent('public.unaccent'::regdictionary, value)) $$;

-- Words of a text in lower case without accents.
CREATE OR REPLACE FUNCTION f_words(value text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT array_remove(regexp_split_to_array(f_norm(value), '[^[:alnum:]]+'), '') $$;

-- The same, stripped of Czech and English endings, so that a word is found in any of its forms: rum, rumy, rumů; lahev,
-- láhve. A vowel that comes and goes (láhev, láhve) is left out.
CREATE OR REPLACE FUNCTION f_stems(value text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT f_words(regexp_replace(regexp_replace(f_norm(value),
	'([a-z]{3})(?:ovymi|ovych|ovemu|atech|atum|ovim|ovou|ami|emi|imi|ymi|ach|ech|ich|ych|iho|eho|emu|imu|ove|ovi|ovy|ova|ovo|ovu|ies|em|es|um|om|im|ym|am|at|ou|ey|mi|a|e|i|o|u|y|s)\M', '\1', 'g'),
	'([a-z]{2}[^aeiouy\W])e([^aeiouy\W])\M', '\1\2', 'g')) $$;

-- Two stems as one text, the first of the alphabet first.
CREATE OR REPLACE FUNCTION word_pair(one text, other text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT least(one COLLATE "C", other COLLATE "C") || ' ' || greatest(one COLLATE "C", other COLLATE "C") $$;

CREATE OR REPLACE FUNCTION word_pairs(stems text[]) RETURNS SETOF text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ WITH own AS (SELECT DISTINCT left(stem, 60) AS stem FROM unnest(stems) stem)
SELECT word_pair(one.stem, other.stem) FROM own one JOIN own other ON one.stem COLLATE "C" < other.stem COLLATE "C" $$;

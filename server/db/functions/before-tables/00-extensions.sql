CREATE EXTENSION IF NOT EXISTS citext;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;
-- How many letters two words are apart (levenshtein).
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;

-- What an issued document is found by: its number, its variable symbol and whom it names, in lower case without accents; an index is built without a search path.
CREATE OR REPLACE FUNCTION document_words(number text, content jsonb) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT public.f_norm(number || ' ' || coalesce(content->>'variableSymbol', '') || ' '
	|| coalesce(content#>>'{customer,name}', '') || ' ' || coalesce(content#>>'{customer,companyId}', '') || ' '
	|| coalesce(content#>>'{customer,taxId}', '') || ' ' || coalesce(content#>>'{customer,email}', '')) $$;

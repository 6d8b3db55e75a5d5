-- What is sought within entries of the audit: all that stood before and after, and the reason, in lower case without accents; an index is built without a search path.
CREATE OR REPLACE FUNCTION audit_words(before jsonb, after jsonb, reason text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT public.f_norm(coalesce(before::text, '') || ' ' || coalesce(after::text, '') || ' ' || coalesce(reason, '')) $$;

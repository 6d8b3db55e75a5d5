-- What an account is found by: its names and e-mail, and of its contact details all that its owner may say on the telephone, in lower case without accents.
CREATE OR REPLACE FUNCTION person_words(username citext, email citext) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT public.f_norm(coalesce(username::text, '') || ' ' || coalesce(email::text, '')) $$;

-- The bank account is no word: it is sealed, and found as a whole by its marks (decisions/0085).
CREATE OR REPLACE FUNCTION contact_words(first_name text, last_name text, phone text, company text, company_id text, tax_id text, iban text, city text) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT public.f_norm(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || coalesce(phone, '') || ' '
	|| coalesce(company, '') || ' ' || coalesce(company_id, '') || ' ' || coalesce(tax_id, '') || ' ' || coalesce(city, '')) $$;

-- Bands of prices, ten for each power of ten, of an amount in haléře.
CREATE OR REPLACE FUNCTION price_band(amount bigint) RETURNS integer
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT floor(10 * log(greatest(amount, 1)::float8))::integer $$;

-- The lower bound of the band that a value falls into; `bounds` rise, the first band begins at 0.
CREATE OR REPLACE FUNCTION band_from(value numeric, bounds numeric[]) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT trim_scale((0::numeric || bounds)[width_bucket(value, bounds) + 1])::text $$;

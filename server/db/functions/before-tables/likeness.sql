-- The four quarters of a picture's likeness, each with its place: pictures that differ in few of the 64 bits have a quarter in common.
CREATE OR REPLACE FUNCTION likeness_quarters(likeness bit(64)) RETURNS integer[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT array[
	substring(likeness from 1 for 16)::bit(16)::integer, 65536 + substring(likeness from 17 for 16)::bit(16)::integer,
	131072 + substring(likeness from 33 for 16)::bit(16)::integer, 196608 + substring(likeness from 49 for 16)::bit(16)::integer] $$;

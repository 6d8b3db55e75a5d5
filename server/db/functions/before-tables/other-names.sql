-- What else the thing that a stem names is called, in the words of buyers and sellers: sampansk as champagne and sampus.
CREATE OR REPLACE FUNCTION f_other_names(stem text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
AS $$ SELECT ARRAY(SELECT DISTINCT other FROM (VALUES
	('{champagne,sampanske,sampus,sampusu}'), ('{cognac,konak}'), ('{absinthe,absint}'),
	('{slivovice,slivka}'), ('{becherovka,becher}'), ('{rum,rumicek}'),
	('{sumive,sekt,bublinky}'), ('{burgundske,bourgogne,burgundy}'),
	('{dymka,fajfka,pipe}'), ('{doutnik,cigar,cigaro,virzinko}')
) known(names), unnest(names::text[]) other
WHERE stem = ANY (public.f_stems(array_to_string(names::text[], ' '))) AND public.f_stems(other) <> ARRAY[stem]) $$;

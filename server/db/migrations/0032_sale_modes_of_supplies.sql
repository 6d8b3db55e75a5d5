-- A demand is sold in no way: a filter for fixed prices must not find what somebody seeks (product.md, "Words").
CREATE OR REPLACE FUNCTION search_facets(l listings) RETURNS text[]
LANGUAGE sql STABLE PARALLEL SAFE
AS $$ SELECT array_remove(ARRAY[
	CASE WHEN l.status = 'live' THEN 'state:running' ELSE 'state:ended' END,
	CASE WHEN l.status IN ('sold', 'unsold') THEN 'state:' || l.status END,
	'type:' || l.type,
	CASE WHEN l.type = 'supply' THEN 'saleMode:' || l.sale_mode END,
	'brand:' || l.brand_id,
	'country:' || l.country,
	'vintage:' || (l.vintage / 10 * 10),
	'volume:' || band_from(l.volume_ml, '{200,500,700,750,1000,1500}'),
	'strength:' || band_from(l.strength_percent, '{40,43,46,50,60}'),
	'age:' || band_from(nullif(l.age_years, 0), '{10,15,20,25,30}'),
	'condition:' || CASE
		WHEN 'damaged' IN (l.closure_state, l.label_state, l.box_state)
			OR 'missing' IN (l.closure_state, l.label_state) THEN 'damaged'
		WHEN 'worn' IN (l.closure_state, l.label_state, l.box_state) THEN 'worn'
		WHEN 'good' IN (l.closure_state, l.label_state, l.box_state) THEN 'good'
		WHEN 'perfect' IN (l.closure_state, l.label_state, l.box_state) THEN 'perfect' END
], NULL) $$;
--> statement-breakpoint
UPDATE search_entries e
SET facets = array_remove(e.facets, 'saleMode:' || l.sale_mode), lexemes = ts_delete(e.lexemes, 'saleMode:' || l.sale_mode)
FROM listings l
WHERE l.id = e.listing_id AND l.type = 'demand';

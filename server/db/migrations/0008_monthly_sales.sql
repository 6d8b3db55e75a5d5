ALTER TABLE "monthly_sales" ADD COLUMN "groups" bigint[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "listings_catalogue" ON "listings" USING btree ("sale_closes_on","planned_ends_at","lot_number") WHERE sale_closes_on is not null;
--> statement-breakpoint
-- What was published before sales had rows of their own joins them: numbered by its start, groups in the order of today.
INSERT INTO "monthly_sales" ("closes_on", "closes_at", "next_lot_number", "groups")
SELECT l.day, (l.day + time '20:00') AT TIME ZONE 'Europe/Prague', count(*) FILTER (WHERE l.status <> 'scheduled') + 1,
	coalesce((SELECT array_agg(c.id ORDER BY c.position, c.id) FROM categories c WHERE c.parent_id IS NULL), '{}')
FROM (
	SELECT status, (planned_ends_at AT TIME ZONE 'Europe/Prague')::date AS day FROM listings
	WHERE duration = 'monthly' AND sale_mode = 'auction' AND planned_ends_at IS NOT NULL AND sale_closes_on IS NULL
		AND status IN ('scheduled', 'live', 'sold', 'unsold', 'ended')
) l
GROUP BY l.day ON CONFLICT DO NOTHING;--> statement-breakpoint
UPDATE listings l SET sale_closes_on = n.day, lot_number = CASE WHEN l.status <> 'scheduled' THEN n.number END
FROM (
	SELECT id, (planned_ends_at AT TIME ZONE 'Europe/Prague')::date AS day,
		row_number() OVER (PARTITION BY (planned_ends_at AT TIME ZONE 'Europe/Prague')::date, status = 'scheduled' ORDER BY starts_at, id) AS number
	FROM listings
	WHERE duration = 'monthly' AND sale_mode = 'auction' AND planned_ends_at IS NOT NULL AND sale_closes_on IS NULL
		AND status IN ('scheduled', 'live', 'sold', 'unsold', 'ended')
) n WHERE l.id = n.id;

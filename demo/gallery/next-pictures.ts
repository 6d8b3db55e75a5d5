import type { GoodsSpec, PictureRole } from "#demo/drawing/goods.ts";
import type { StillSpec } from "#demo/drawing/render-still.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

/** The next good or still to draw. `ids` names the picture that each part of the gallery becomes. */
export interface NextPictures {
  readonly spec: GoodsSpec | StillSpec;
  readonly ids: ReadonlyMap<PictureRole, string>;
}

/**
 * Pictures that wait to be drawn, in the order in which visitors see them: main pictures of the home page from its top
 * (`first`), of lots that end today, of all that run, of those that have ended; then the details.
 * `but` are pictures already being drawn or given up.
 */
export async function nextPictures(
  ctx: Ctx,
  but: ReadonlySet<string>,
  limit: number,
): Promise<NextPictures[]> {
  const { rows } = await ctx.db.execute<{
    spec: GoodsSpec;
    pictures: { id: string; role: PictureRole }[];
  }>(sql`
    with ${first}, waiting as (
      select m.id, m.role, d.drawing, lp.position > 0 as is_detail, l.id as listing_id, l.status, l.ends_at,
        l.published_at, (select min(place) from first where first.id = l.id) as place
      from media m
      join demo_drawings d on d.media_id = m.id
      join listing_pictures lp on lp.media_id = m.id
      join listings l on l.id = lp.listing_id
      where m.status = 'pending' and m.role is not null
        and m.id <> all (${sql.param([...but])}::text[])
    )
    select (array_agg(drawing))[1] as spec, jsonb_agg(jsonb_build_object('id', id, 'role', role)) as pictures
    from waiting
    group by listing_id, is_detail, status, ends_at, published_at, place
    order by is_detail, place nulls last, status <> 'live', ends_at > now() + interval '18 hours' or ends_at is null,
      ends_at nulls last, published_at desc nulls last, listing_id
    limit ${limit}`);
  return rows.map(({ spec, pictures }) => ({
    spec,
    ids: new Map(pictures.map(({ id, role }) => [role, id])),
  }));
}

/** The lots of the home page from its top: the hero, those that end soonest, one of each main category, the newest. */
const first = sql`
  live as (
    select l.*, c.path[2] as part from listings l left join categories c on c.id = l.category_id
    where l.status = 'live' and exists (select from listing_pictures where listing_id = l.id)),
  auction as (select * from live where type = 'supply' and sale_mode = 'auction'),
  shelf as (
    select distinct on (part) id, count(*) over (partition by part) as lots
    from live where part is not null order by part, bid_count desc, id),
  first as (
    (select id, 0 as place from auction order by bid_count desc, ends_at, id limit 1)
    union all (select id, 1 from auction where duration = '7d' order by ends_at, id limit 6)
    union all (select id, 2 from shelf order by lots desc limit 8)
    union all (select id, 3 from live order by published_at desc, id desc limit 4))`;

/** How many pictures wait to be drawn. */
export async function countWaitingPictures(ctx: Ctx): Promise<number> {
  const { rows } = await ctx.db.execute<{ waiting: number }>(
    sql`select count(*) as waiting from media m join demo_drawings d on d.media_id = m.id where m.status = 'pending'`,
  );
  return rows[0]?.waiting ?? 0;
}

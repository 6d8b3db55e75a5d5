import { sql } from "drizzle-orm";
import type { GoodsSpec, PictureRole } from "#demo/drawing/goods.ts";
import type { Ctx } from "#server/context.ts";

/** Pictures of one good that are to be drawn next; `ids` says which picture each part of the gallery becomes. */
export interface NextPictures {
  readonly spec: GoodsSpec;
  readonly ids: ReadonlyMap<PictureRole, string>;
}

/**
 * What waits to be drawn, in the order in which visitors see it: main pictures of lots that end today, of what is most
 * bid for in each part of the house (the home page's shelf), of all that runs, of what has ended; then the details.
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
    with waiting as (
      select m.id, m.role, m.drawing, lp.position > 0 as is_detail, l.id as listing_id, l.status, l.ends_at,
        l.published_at, row_number() over (
          partition by lp.position > 0, c.path[2] order by l.status <> 'live', l.bid_count desc, l.id, lp.position
        ) as place
      from media m
      join listing_pictures lp on lp.media_id = m.id
      join listings l on l.id = lp.listing_id
      left join categories c on c.id = l.category_id
      where m.status = 'pending' and m.drawing is not null and m.role is not null
        and m.id <> all (${sql.param([...but])}::text[])
    )
    select (array_agg(drawing))[1] as spec, jsonb_agg(jsonb_build_object('id', id, 'role', role)) as pictures
    from waiting
    group by listing_id, is_detail, status, ends_at, published_at
    order by is_detail, status <> 'live', ends_at > now() + interval '18 hours' or ends_at is null, min(place) > 1,
      ends_at nulls last, published_at desc nulls last, listing_id
    limit ${limit}`);
  return rows.map(({ spec, pictures }) => ({
    spec,
    ids: new Map(pictures.map(({ id, role }) => [role, id])),
  }));
}

/** How many pictures wait to be drawn. */
export async function countWaitingPictures(ctx: Ctx): Promise<number> {
  const { rows } = await ctx.db.execute<{ waiting: number }>(
    sql`select count(*) as waiting from media where status = 'pending' and drawing is not null`,
  );
  return rows[0]?.waiting ?? 0;
}

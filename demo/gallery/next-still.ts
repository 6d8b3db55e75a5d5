import type { GoodsSpec } from "#demo/drawing/goods.ts";
import type { StillSpec } from "#demo/drawing/render-still.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import type { NextPictures } from "./next-pictures.ts";

/** The picture of a banner, then of the newest article that still waits; `but` as in `nextPictures`. */
export async function nextStill(ctx: Ctx, but: ReadonlySet<string>): Promise<NextPictures | undefined> {
  const { rows } = await ctx.db.execute<{ id: string; drawing: StillSpec | GoodsSpec }>(sql`
    with shown as (
      select media_id, null::timestamptz as published_at from banners
      union all select picture_id, published_at from articles)
    select m.id, d.drawing from shown join media m on m.id = shown.media_id
    join demo_drawings d on d.media_id = m.id
    where m.status = 'pending' and m.id <> all (${sql.param([...but])}::text[])
    order by shown.published_at desc nulls first, m.id limit 1`);
  const [next] = rows;
  return next && { spec: next.drawing, ids: new Map([["front", next.id]]) };
}

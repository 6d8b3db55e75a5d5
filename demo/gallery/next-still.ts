import { sql } from "drizzle-orm";
import type { StillSpec } from "#demo/drawing/render-still.ts";
import type { Ctx } from "#server/context.ts";
import type { NextPictures } from "./next-pictures.ts";

/** The picture of the newest article that still waits; `but` as in `nextPictures`. */
export async function nextStill(ctx: Ctx, but: ReadonlySet<string>): Promise<NextPictures | undefined> {
  const { rows } = await ctx.db.execute<{ id: string; drawing: StillSpec }>(sql`
    select m.id, m.drawing from articles a join media m on m.id = a.picture_id
    where m.status = 'pending' and m.drawing is not null and m.id <> all (${sql.param([...but])}::text[])
    order by a.published_at desc limit 1`);
  const [next] = rows;
  return next && { spec: next.drawing, ids: new Map([["front", next.id]]) };
}

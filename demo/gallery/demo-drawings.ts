import type { GoodsSpec } from "#demo/drawing/goods.ts";
import type { StillSpec } from "#demo/drawing/render-still.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

/** The spec that a picture of the demo is drawn from. */
export interface DemoDrawing {
  readonly mediaId: string;
  readonly drawing: GoodsSpec | StillSpec;
}

/** A table of the demo's own, since the product knows no drawings. */
export async function createDrawings(ctx: Ctx): Promise<void> {
  await ctx.db.execute(sql`create table if not exists demo_drawings (
    media_id text primary key references media (id) on delete cascade, drawing jsonb not null)`);
}

export async function storeDrawings(ctx: Ctx, drawings: readonly DemoDrawing[]): Promise<void> {
  await ctx.db.execute(sql`insert into demo_drawings (media_id, drawing)
    select * from jsonb_to_recordset(${JSON.stringify(
      drawings.map(({ mediaId, drawing }) => ({ media_id: mediaId, drawing })),
    )}::jsonb) as given(media_id text, drawing jsonb)`);
}

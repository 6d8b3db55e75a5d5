import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

/** Shows the pictures of one listing at another one too, in the same order; a file goes only with the last that shows it. */
export async function sharePictures(ctx: Ctx, fromId: number, toId: number): Promise<void> {
  await ctx.db.execute(sql`
    insert into listing_pictures (listing_id, media_id, position)
    select ${toId}, media_id, position from listing_pictures where listing_id = ${fromId}`);
}

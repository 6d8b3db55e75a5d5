import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { pragueToday } from "./prague-today.ts";
import { listingDays } from "./table.ts";

/** RE13: Days of listings go after 400 days; a listing's own counts stay. */
export async function sweepDays(ctx: Ctx): Promise<number> {
  const gone = await ctx.db.delete(listingDays).where(sql`${listingDays.day} < ${pragueToday(ctx)} - 400`);
  return gone.rowCount ?? 0;
}

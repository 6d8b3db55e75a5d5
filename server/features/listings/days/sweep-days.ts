import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { pragueToday } from "./prague-today.ts";
import { listingDays } from "./table.ts";

/** Days of listings go after 400 days (RULES.md RE13); the listing's own counts stay. Returns how many went. */
export async function sweepDays(ctx: Ctx): Promise<number> {
  const gone = await ctx.db.delete(listingDays).where(sql`${listingDays.day} < ${pragueToday(ctx)} - 400`);
  return gone.rowCount ?? 0;
}

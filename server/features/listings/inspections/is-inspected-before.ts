import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { readPlainSetting } from "#server/features/settings/read-plain-setting.ts";

/**
 * I1: The first {inspection.firstListings} listings of a new seller wait for a moderator (setting `inspection`, mode `before`), all others
 * are published and looked at afterwards; mode `after` publishes all.
 * I2: What a moderator took off and what was offered again does not count among these first ones.
 */
export async function isInspectedBefore(ctx: Ctx, sellerId: number): Promise<boolean> {
  const { mode, firstListings } = await readPlainSetting(ctx, "inspection");
  if (mode === "after") return false;
  const { rows } = await ctx.db.execute(sql`
    select 1 from listings where seller_id = ${sellerId} and published_at is not null and relisted_from_id is null
      and cancelled_by is distinct from 'moderator'
    limit ${firstListings}`);
  return rows.length < firstListings;
}

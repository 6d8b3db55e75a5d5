import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { readPlainSetting } from "#server/features/settings/read-plain-setting.ts";

/**
 * Whether a seller's listings wait for a moderator before publication (RULES.md I1): until the first few are published.
 * Listings that a moderator cancelled do not count, nor do relistings (RULES.md I2).
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

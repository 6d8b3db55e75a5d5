import { hourMs } from "#contract/values/durations.ts";
import { buyerEmail } from "#demo/content/people.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { secondChanceEnd } from "#server/features/purchases/aftermath-rules.ts";
import { secondChances } from "#server/features/purchases/table.ts";

const offeredBeforeMs = 6 * hourMs;

/** Offers an unsold lot that the demo's buyer led to that buyer, with most of the 48 hours left. */
export async function storeSecondChance(ctx: Ctx): Promise<void> {
  const offeredAt = new Date(ctx.clock().getTime() - offeredBeforeMs);
  const { rows } = await ctx.db.execute<{ listingId: number; bidderId: number; priceMinor: number }>(sql`
    select l.id as "listingId", l.leader_id as "bidderId", l.leader_maximum_minor as "priceMinor"
    from listings l join users u on u.id = l.leader_id
    where l.status = 'unsold' and u.email = ${buyerEmail} and l.closed_at < ${offeredAt}
      and l.closed_at > ${offeredAt}::timestamptz - interval '13 days'
    order by l.closed_at desc limit 1`);
  const [lot] = rows;
  if (!lot) return;
  await ctx.db.insert(secondChances).values({ ...lot, offeredAt, expiresAt: secondChanceEnd(offeredAt) });
}

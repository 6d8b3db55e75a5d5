import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { requireUnblocked } from "#server/features/blocks/require-unblocked.ts";

/** What lies between the two sides of a conversation about a listing. */
interface Between {
  readonly listingId: number;
  readonly userId: number;
  readonly otherId: number;
}

/** What a deal between the two about the listing is: none, one that runs, or one that has ended. */
export async function dealBetween(
  ctx: Ctx,
  { listingId, userId, otherId }: Between,
): Promise<"none" | "open" | "ended"> {
  const { rows } = await ctx.db.execute<{ open: boolean }>(sql`
    select d.status not in ('received', 'cancelled') as open from deals d
    where d.listing_id = ${listingId} and ((d.seller_id = ${userId} and d.buyer_id = ${otherId})
      or (d.seller_id = ${otherId} and d.buyer_id = ${userId}))`);
  if (rows.length === 0) return "none";
  return rows.some(({ open }) => open) ? "open" : "ended";
}

/** Refuses a message between two of whom one has blocked the other, except while they have an open deal (rule M9). */
export async function requireDelivery(ctx: Ctx, between: Between): Promise<void> {
  if ((await dealBetween(ctx, between)) === "open") return;
  await requireUnblocked(ctx, between.userId, between.otherId);
}

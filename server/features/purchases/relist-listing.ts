import type { OwnListing } from "#contract/listings/own-listings.ts";
import { dayMs } from "#contract/values/durations.ts";
import { type Ctx, requireTrader, transaction } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { Conflict, Forbidden, TooMany } from "#server/errors.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import { lockTrader } from "#server/features/accounts/status/lock-trader.ts";
import { copyListing } from "#server/features/listings/copy-listing.ts";
import { checkPublication } from "#server/features/listings/own/check-publication.ts";
import { getOwnListing, lockOwnListing } from "#server/features/listings/own/own-listing.ts";
import { ownListingView } from "#server/features/listings/own/own-listing-view.ts";
import { listings } from "#server/features/listings/table.ts";
import { relistRefusal, takenOffADay } from "./aftermath-rules.ts";
import { getAftermath } from "./read-aftermaths.ts";

/** Offers the caller's own unsold listing again (rule P4); a repetition returns the first relisting. */
export async function relistListing(ctx: Ctx, id: number): Promise<OwnListing> {
  await getOwnListing(ctx, id);
  const { userId } = requireTrader(ctx);
  await countAttempt(ctx, limits.relistUser, String(userId));
  return transaction(ctx, async (tx) => {
    const row = await lockOwnListing(tx, id);
    const after = await getAftermath(tx, id);
    if (after.relistedId !== null) return ownListingView(tx, await getListingRow(tx, after.relistedId));
    const refusal = relistRefusal(after);
    if (refusal) throw new Conflict(refusal);
    await requireSeller(tx, userId);
    if (after.isTakenOffAgain) await requireRest(tx, userId);
    await checkPublication(tx, { ...row, activateAt: null });
    return ownListingView(tx, await copyListing(tx, row, row.automaticRelists));
  });
}

/** Publishing and suspending wait for each other at the seller's row (rule K13). */
async function requireSeller(ctx: Ctx, userId: number): Promise<void> {
  if (!(await lockTrader(ctx, userId))) throw new Forbidden("SUSPENDED");
}

/** Taking off and offering again tells all watchers each time, so it happens a few times a day at most; the seller's row is locked. */
async function requireRest(ctx: Ctx, userId: number): Promise<void> {
  const { rows } = await ctx.db.execute<{ at: Date }>(sql`
    select again.created_at as at from listings again join listings off on off.id = again.relisted_from_id
    where again.seller_id = ${userId} and off.status = 'cancelled' and off.cancelled_by = 'seller'
      and off.relisted_from_id is not null and again.created_at > ${new Date(ctx.clock().getTime() - dayMs)}
    order by again.created_at desc limit ${takenOffADay}`);
  const oldest = rows.length === takenOffADay ? rows.at(-1) : undefined;
  if (oldest) throw new TooMany(Math.max(1, Math.ceil((oldest.at.getTime() + dayMs - ctx.clock().getTime()) / 1_000)));
}

async function getListingRow(ctx: Ctx, id: number) {
  const [row] = await ctx.db.select().from(listings).where(eq(listings.id, id));
  if (!row) throw new Error("listings that were published are never deleted");
  return row;
}

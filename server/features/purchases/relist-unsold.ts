import { type Ctx, transaction } from "#server/context.ts";
import { and, asc, eq, gt, sql } from "#server/db/query.ts";
import { Refusal } from "#server/errors.ts";
import { lockTrader } from "#server/features/accounts/status/lock-trader.ts";
import { copyListing } from "#server/features/listings/copy-listing.ts";
import { checkPublication } from "#server/features/listings/own/check-publication.ts";
import { stopRelisting } from "#server/features/listings/stop-relisting.ts";
import { listings } from "#server/features/listings/table.ts";
import { forEachDue } from "#server/jobs/for-each-due.ts";
import type { Queue } from "#server/jobs/start-worker.ts";
import { relistRefusal } from "./aftermath-rules.ts";
import { getAftermath } from "./read-aftermaths.ts";

/** Unsold auctions that their sellers want to be offered again. */
export const unsoldAuctions: Queue = {
  name: "relistUnsold",
  due: sql`select '-infinity'::timestamptz from listings where status = 'unsold' and automatic_relists > 0 limit 1`,
  run: (ctx) => relistUnsold(ctx),
};

/**
 * P5: A seller may have an unsold auction offered again by itself up to {maxAutomaticRelists} times.
 *
 * Relists unsold auctions whose sellers asked for it and returns their number; several processes may run
 * it. Each relisting is a transaction of its own, so that a lot that fails holds up no other; a listing that cannot be
 * published is not tried again.
 */
export async function relistUnsold(ctx: Ctx): Promise<number> {
  return forEachDue(
    ctx,
    (after, limit) => listToRelist(ctx, after, limit),
    async ({ id }) => {
      try {
        return await transaction(ctx, (tx) => relistOne(tx, id));
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        ctx.log.info({ listing: id, code: error.code }, "an unsold listing cannot be offered again by itself");
        await stopRelisting(ctx, id);
        return false;
      }
    },
  );
}

/** The next auctions to relist by id, found by the index `listings_to_relist`. */
function listToRelist(ctx: Ctx, after: number, limit: number) {
  return ctx.db
    .select({ id: listings.id })
    .from(listings)
    .where(and(sql`status = 'unsold' and automatic_relists > 0`, gt(listings.id, after)))
    .orderBy(asc(listings.id))
    .limit(limit);
}

async function relistOne(ctx: Ctx, id: number): Promise<boolean> {
  const [row] = await ctx.db
    .select()
    .from(listings)
    .where(and(eq(listings.id, id), eq(listings.status, "unsold"), gt(listings.automaticRelists, 0)))
    .for("update", { skipLocked: true });
  if (!row) return false;
  if (relistRefusal(await getAftermath(ctx, id)) !== null || !(await lockTrader(ctx, row.sellerId))) {
    await stopRelisting(ctx, id);
    return false;
  }
  await checkPublication(ctx, { ...row, activateAt: null });
  await copyListing(ctx, row, row.automaticRelists - 1);
  return true;
}

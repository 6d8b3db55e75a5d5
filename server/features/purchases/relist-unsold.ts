import { type Ctx, transaction } from "#server/context.ts";
import { and, asc, eq, gt, sql } from "#server/db/query.ts";
import { Refusal } from "#server/errors.ts";
import { mayTrade } from "#server/features/accounts/standing/may-trade.ts";
import { copyListing } from "#server/features/listings/copy-listing.ts";
import { checkPublication } from "#server/features/listings/own/check-publication.ts";
import { stopRelisting } from "#server/features/listings/stop-relisting.ts";
import { listings } from "#server/features/listings/table.ts";
import { forEachDue } from "#server/jobs/for-each-due.ts";
import { relistRefusal } from "./aftermath-rules.ts";
import { getAftermath } from "./read-aftermaths.ts";

/**
 * Offers unsold auctions again whose sellers wished so, each with one time less left (RULES.md P5); returns how many. Each
 * is a transaction of its own, so that one lock is held at a time and a lot that fails holds up no other; safe to repeat
 * and to run in several processes. A listing that cannot be published as it stands is not tried again.
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
        ctx.log.info(
          { listing: id, code: error.code },
          "an unsold listing cannot be offered again by itself",
        );
        await stopRelisting(ctx, id);
        return false;
      }
    },
  );
}

/** The next of them by id: found by the index `listings_to_relist`. */
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
  if (relistRefusal(await getAftermath(ctx, id)) !== null || !(await mayTrade(ctx, row.sellerId))) {
    await stopRelisting(ctx, id);
    return false;
  }
  await checkPublication(ctx, { ...row, activateAt: null });
  await copyListing(ctx, row, row.automaticRelists - 1);
  return true;
}

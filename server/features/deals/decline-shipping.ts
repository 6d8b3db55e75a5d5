import { declinedDays, mostDeclined } from "#contract/deals/deal-limits.ts";
import { type Ctx, requireUser, transaction } from "#server/context.ts";
import { and, eq, sql } from "#server/db/query.ts";
import { Conflict, NotFound } from "#server/errors.ts";
import { lockListing } from "#server/features/purchases/lock-listing.ts";
import { voidSale } from "#server/features/purchases/void-sale.ts";
import { cancelDeal } from "./cancel-deal.ts";
import { decideDeclining } from "./deal-rules.ts";
import { isToDo } from "./is-to-do.ts";
import { lockOwnDeal } from "./lock-deal.ts";
import { noteStep } from "./note-step.ts";
import { deals } from "./table.ts";

/**
 * D14: Postage that the listing left open is {postage.most} Kč at most (setting `postage`), and within {declineHours} hours of
 * its first naming the buyer may decline it: deal and sale end, nobody is to blame; {mostDeclined} times in {declinedDays} days at most.
 *
 * Declines as the buyer the postage that the seller has named: deal and sale end without blame. It is done seldom,
 * since each time the goods have stood still for another.
 */
export async function declineShipping(ctx: Ctx, id: number): Promise<void> {
  const { userId } = requireUser(ctx);
  await transaction(ctx, async (tx) => {
    const [found] = await tx.db
      .select({ listingId: deals.listingId })
      .from(deals)
      .where(and(eq(deals.id, id), eq(deals.buyerId, userId)));
    // The listing's row comes before the deal's, as everywhere.
    if (found) await lockListing(tx, found.listingId);
    const { row, side, facts } = await lockOwnDeal(tx, id);
    if (!isToDo(decideDeclining(facts, side, tx.clock()))) return;
    if (!found) throw new NotFound();
    if ((await countDeclined(tx, userId)) >= mostDeclined) throw new Conflict("DECLINES_USED");
    await noteStep(tx, { dealId: id, kind: "shipping_declined", byUserId: userId });
    await cancelDeal(tx, row, userId);
    const reason = "postage declined";
    await voidSale(tx, { listingId: row.listingId, buyerId: userId, cause: "postage", reason });
  });
}

/** How often the buyer has declined lately; the buyer's row is locked, so that two deals are declined one after the other. */
async function countDeclined(ctx: Ctx, buyerId: number): Promise<number> {
  const since = new Date(ctx.clock().getTime() - declinedDays * 24 * 3_600_000);
  await ctx.db.execute(sql`select from users where id = ${buyerId} for no key update`);
  const { rows } = await ctx.db.execute<{ count: number }>(sql`
    select count(*)::int as count from deals d join deal_steps s on s.deal_id = d.id
    where d.buyer_id = ${buyerId} and s.kind = 'shipping_declined' and s.at > ${since}`);
  return rows[0]?.count ?? 0;
}

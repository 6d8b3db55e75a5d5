import { type Ctx, requireUser, transaction } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { lockListing } from "#server/features/purchases/lock-listing.ts";
import { voidSale } from "#server/features/purchases/void-sale.ts";
import { cancelDeal } from "./cancel-deal.ts";
import { decideDeclining } from "./deal-rules.ts";
import { isToDo } from "./is-to-do.ts";
import { lockOwnDeal } from "./lock-deal.ts";
import { noteStep } from "./note-step.ts";
import { deals } from "./table.ts";

/** Declines as the buyer the postage that the seller has named: deal and sale end without blame (RULES.md D14). */
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
    await noteStep(tx, { dealId: id, kind: "shipping_declined", byUserId: userId });
    await cancelDeal(tx, row, userId);
    const reason = "postage declined";
    await voidSale(tx, { listingId: row.listingId, buyerId: userId, cause: "postage", reason });
  });
}

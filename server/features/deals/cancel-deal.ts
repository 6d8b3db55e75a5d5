import { type Ctx, transaction } from "#server/context.ts";
import { and, eq, ne } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { waiveSale } from "#server/features/fees/charge-fees.ts";
import type { DealRow } from "./deal-row.ts";
import { dealEvents, partiesOf } from "./events.ts";
import { lockDeal } from "./lock-deal.ts";
import { noteStep } from "./note-step.ts";
import { returnOfCancelled } from "./protection/return-escrow.ts";
import { deals } from "./table.ts";

/** Ends a deal whose row the caller has locked; a received or cancelled one has already ended. */
export async function cancelDeal(ctx: Ctx, deal: DealRow, byUserId: number | null): Promise<void> {
  if (deal.status === "received" || deal.status === "cancelled") return;
  await ctx.db.update(deals).set({ status: "cancelled", cancelledAt: ctx.clock() }).where(eq(deals.id, deal.id));
  await returnOfCancelled(ctx, deal);
  await waiveSale(ctx, deal.id);
  await noteStep(ctx, { dealId: deal.id, kind: "cancelled", byUserId });
  await publish(ctx, dealEvents.DealCancelled, partiesOf(deal));
}

/** Ends the deal of a sale that was voided elsewhere; repeating it changes nothing. */
export async function cancelVoidedDeal(
  ctx: Ctx,
  { listingId, buyerId }: { listingId: number; buyerId: number },
): Promise<void> {
  await transaction(ctx, async (tx) => {
    const [found] = await tx.db
      .select({ id: deals.id })
      .from(deals)
      .where(and(eq(deals.listingId, listingId), eq(deals.buyerId, buyerId), ne(deals.status, "cancelled")));
    const deal = found && (await lockDeal(tx, found.id));
    if (deal) await cancelDeal(tx, deal.row, null);
  });
}

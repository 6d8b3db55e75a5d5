import type { Ctx } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { releaseEscrow } from "#server/features/deals/protection/release-escrow.ts";
import { dealSteps, deals } from "#server/features/deals/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { createOrder } from "#server/features/payments/create-order.ts";
import { receiveMoney } from "#server/features/payments/receive-money.ts";

type DealRow = typeof deals.$inferSelect;

/** Makes a stored deal one whose payment is protected: held since it was paid, and released with its receipt. */
export async function protectDeal(ctx: Ctx, deal: DealRow, name: string): Promise<void> {
  const at = (time: Date): Ctx => ({ ...ctx, clock: () => time });
  await ctx.db.update(listings).set({ isProtected: true }).where(eq(listings.id, deal.listingId));
  const orderId = deal.paidAt && (await payDeal(at(deal.createdAt), at(deal.paidAt), deal, name));
  const [row] = await ctx.db
    .update(deals)
    .set({ isProtected: true, orderId, deliveredAt: deal.receivedAt })
    .where(eq(deals.id, deal.id))
    .returning();
  if (row?.receivedAt) await releaseEscrow(at(row.receivedAt), row);
}

/** The order of a deal's money, paid by a transfer. */
async function payDeal(sold: Ctx, paid: Ctx, deal: DealRow, name: string): Promise<number> {
  const line = (cs: string, en: string, unitMinor: number) => ({
    ...{ label: { cs, en }, revenue: "held", quantity: 1, unitMinor },
  });
  const order = await createOrder(sold, {
    userId: deal.buyerId,
    subject: { type: "deal", id: deal.id },
    isEscrowed: true,
    dueOn: deal.payBy,
    lines: [
      line(name, name, deal.priceMinor),
      ...(deal.shippingMinor ? [line("Doprava", "Postage", deal.shippingMinor)] : []),
    ],
  });
  await receiveMoney(paid, {
    ...{ source: "transfer", reference: `demo-deal-${deal.id}`, currency: "CZK" },
    ...{ amountMinor: order.totalMinor, orderId: order.id },
  });
  await paid.db
    .update(dealSteps)
    .set({ kind: "held", byUserId: null })
    .where(and(eq(dealSteps.dealId, deal.id), eq(dealSteps.kind, "paid")));
  return order.id;
}

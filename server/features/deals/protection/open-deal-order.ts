import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { DealRow } from "#server/features/deals/deal-row.ts";
import { decidePayingEscrow } from "#server/features/deals/deal-rules.ts";
import { isToDo } from "#server/features/deals/is-to-do.ts";
import { stepOnDeal } from "#server/features/deals/step-on-deal.ts";
import { deals } from "#server/features/deals/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { createOrder } from "#server/features/payments/create-order.ts";
import { endOrder } from "#server/features/payments/end-order.ts";
import { orders } from "#server/features/payments/table.ts";

/**
 * PP2: Its buyer pays price and postage by an order, once the sum is known; another sum ends the order and asks for
 * another. Neither side can say or confirm that it is paid.
 *
 * The order is made if there is none; of two calls at once both get the same.
 */
export async function openDealOrder(ctx: Ctx, id: number): Promise<{ id: number; hash: string }> {
  let found: { id: number; hash: string } | null = null;
  await stepOnDeal(ctx, id, async (tx, { row, side, facts }) => {
    isToDo(decidePayingEscrow(facts, side));
    found = (await findDealOrder(tx, row)) ?? (await makeOrder(tx, row));
  });
  if (!found) throw new Error("a step that is taken gives its order");
  return found;
}

/** The order of a deal's money; null until there is one. */
export async function findDealOrder(ctx: Ctx, { orderId }: Pick<DealRow, "orderId">) {
  if (orderId === null) return null;
  const [order] = await ctx.db.select().from(orders).where(eq(orders.id, orderId));
  return order ?? null;
}

/** Ends the order of a sum that holds no more, of a deal whose row is locked; money that comes for it all the same goes back. */
export async function dropDealOrder(ctx: Ctx, { id, orderId }: Pick<DealRow, "id" | "orderId">): Promise<void> {
  if (orderId === null) return;
  await endOrder(ctx, orderId, "cancelled");
  await ctx.db.update(deals).set({ orderId: null }).where(eq(deals.id, id));
}

async function makeOrder(ctx: Ctx, row: DealRow) {
  const [listing] = await ctx.db.select({ name: listings.name }).from(listings).where(eq(listings.id, row.listingId));
  const line = (cs: string, en: string, unitMinor: number) => ({
    ...{ label: { cs, en }, revenue: "held", quantity: 1, unitMinor },
  });
  const name = listing?.name ?? "";
  const order = await createOrder(ctx, {
    userId: row.buyerId,
    subject: { type: "deal", id: row.id },
    isEscrowed: true,
    dueOn: row.payBy,
    lines: [
      line(name, name, row.priceMinor),
      ...(row.shippingMinor ? [line("Doprava", "Postage", row.shippingMinor)] : []),
    ],
  });
  await ctx.db.update(deals).set({ orderId: order.id }).where(eq(deals.id, row.id));
  return order;
}

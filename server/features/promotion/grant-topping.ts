import type { Ctx } from "#server/context.ts";
import { and, eq, isNull } from "#server/db/query.ts";
import { listings } from "#server/features/listings/table.ts";
import { topListing } from "#server/features/listings/top-listing.ts";
import { lockOrder } from "#server/features/payments/receive-money.ts";
import { refundOrder } from "#server/features/payments/refunds/refund-order.ts";
import { toppings } from "./table.ts";
import { toppedSpan, toppingRefusal } from "./topping-rules.ts";

/**
 * TP3: Paid days are given once, from the payment on; where the listing has ended by then, or is at the top until its end, the money goes
 * back. Where all of it has gone back already, no days are given; what finance gives back later takes no days away.
 */
export async function grantTopping(ctx: Ctx, toppingId: number): Promise<void> {
  const [known] = await ctx.db.select().from(toppings).where(eq(toppings.id, toppingId));
  if (!known?.orderId) return;
  const [listing] = await ctx.db.select().from(listings).where(eq(listings.id, known.listingId)).for("update");
  const [topping] = await ctx.db
    .select()
    .from(toppings)
    .where(and(eq(toppings.id, toppingId), isNull(toppings.grantedFrom)))
    .for("update");
  if (!listing || !topping) return;
  const order = await lockOrder(ctx, known.orderId);
  if (!order || order.status === "refunded") return;
  const now = ctx.clock();
  const refusal = toppingRefusal(listing, { mayBeTopped: true, now });
  if (refusal === "NOT_RUNNING" || refusal === "TOPPED_TO_END") {
    // What cost nothing has nothing to give back.
    if (order.totalMinor === 0) return;
    await refundOrder(ctx, {
      orderId: known.orderId,
      amountMinor: null,
      reason: "rule:nothing_to_top",
      byId: null,
      idempotencyKey: `topping-${toppingId}`,
    });
    return;
  }
  const { from, until } = toppedSpan(listing.toppedUntil, topping.days, now);
  await ctx.db.update(toppings).set({ grantedFrom: from, grantedUntil: until }).where(eq(toppings.id, toppingId));
  await topListing(ctx, listing.id, until);
}

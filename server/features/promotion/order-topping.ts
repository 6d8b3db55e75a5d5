import { type Ctx, requireTrader, transaction } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { Conflict, Forbidden, Invalid } from "#server/errors.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import { policyOf } from "#server/features/catalogue/policy-of.ts";
import { lockOwnListing } from "#server/features/listings/own/own-listing.ts";
import { createOrder } from "#server/features/payments/create-order.ts";
import { orders } from "#server/features/payments/table.ts";
import { takeOff } from "#server/features/vouchers/take-off.ts";
import { noteUse } from "#server/features/vouchers/use-voucher.ts";
import { toppings } from "./table.ts";
import { toppingRefusal } from "./topping-rules.ts";
import { readToppingOffers } from "./topping-setting.ts";

interface NewTopping {
  readonly listingId: number;
  readonly days: number;
  /** A code that makes it cheaper. */
  readonly voucher?: string | undefined;
  readonly idempotencyKey: string;
}

/** Orders days at the top of an own listing, at today's price; the same key and body gives the same order. */
export async function orderTopping(ctx: Ctx, ordered: NewTopping): Promise<{ orderId: number; hash: string }> {
  const { userId } = requireTrader(ctx);
  const { listingId, days, idempotencyKey } = ordered;
  await countAttempt(ctx, limits.purchaseUser, String(userId));
  const offer = (await readToppingOffers(ctx)).find(({ days }) => days === ordered.days);
  return transaction(ctx, async (tx) => {
    const listing = await lockOwnListing(tx, ordered.listingId);
    const earlier = await findByKey(tx, ordered);
    if (earlier) return earlier;
    if (!offer) throw new Invalid({ days: ["field.choice"] });
    const { topping: mayBeTopped } = await policyOf(tx, listing.categoryId);
    const refusal = toppingRefusal(listing, { mayBeTopped, now: tx.clock() });
    if (refusal === "TOPPING_FORBIDDEN") throw new Forbidden(refusal);
    if (refusal) throw new Conflict(refusal);
    const [topping] = await tx.db
      .insert(toppings)
      .values({ listingId, days, idempotencyKey, priceMinor: offer.priceMinor, createdAt: tx.clock() })
      .returning({ id: toppings.id });
    if (!topping) throw new Error("an insert returns its row");
    const { discountsMinor, voucher } = await takeOff(tx, {
      ...{ userId, subject: "topping", code: ordered.voucher },
      parts: [{ priceMinor: offer.priceMinor, categoryId: listing.categoryId }],
    });
    const order = await createOrder(tx, {
      userId,
      subject: { type: "topping", id: topping.id },
      lines: [
        {
          label: {
            cs: `Topování na ${ordered.days} ${ordered.days < 5 && ordered.days > 1 ? "dny" : ordered.days === 1 ? "den" : "dní"}: ${listing.name}`,
            en: `${ordered.days} days at the top: ${listing.name}`,
          },
          revenue: "topping",
          quantity: 1,
          unitMinor: offer.priceMinor,
          discountMinor: discountsMinor[0] ?? 0,
        },
      ],
    });
    if (voucher) await noteUse(tx, voucher, { orderId: order.id, userId });
    await tx.db.update(toppings).set({ orderId: order.id }).where(eq(toppings.id, topping.id));
    return { orderId: order.id, hash: order.hash };
  });
}

async function findByKey(ctx: Ctx, { listingId, days, idempotencyKey }: NewTopping) {
  const [found] = await ctx.db
    .select({ orderId: orders.id, hash: orders.hash, days: toppings.days })
    .from(toppings)
    .innerJoin(orders, eq(orders.id, toppings.orderId))
    .where(and(eq(toppings.listingId, listingId), eq(toppings.idempotencyKey, idempotencyKey)));
  if (!found) return null;
  if (found.days !== days)
    throw new Invalid({ "idempotency-key": ["IDEMPOTENCY_KEY_REUSED"] }, "IDEMPOTENCY_KEY_REUSED");
  return { orderId: found.orderId, hash: found.hash };
}

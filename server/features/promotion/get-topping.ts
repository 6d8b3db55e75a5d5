import { groupDiscount } from "#contract/accounts/group-discount.ts";
import type { ToppingPage } from "#contract/promotion/toppings.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import type { Ctx } from "#server/context.ts";
import { and, desc, eq } from "#server/db/query.ts";
import { discountOf } from "#server/features/accounts/groups/active-group.ts";
import { policyOf } from "#server/features/catalogue/policy-of.ts";
import { getOwnListing } from "#server/features/listings/own/own-listing.ts";
import { orders } from "#server/features/payments/table.ts";
import { toppings } from "./table.ts";
import { toppingRefusal } from "./topping-rules.ts";
import { readToppingOffers } from "./topping-setting.ts";

/** What the caller may order for an own listing, and what it has. */
export async function getTopping(ctx: Ctx, listingId: number): Promise<ToppingPage> {
  const row = await getOwnListing(ctx, listingId);
  const now = ctx.clock();
  const [percent, policy, offers, openOrder] = await Promise.all([
    discountOf(ctx, row.sellerId, now),
    policyOf(ctx, row.categoryId),
    readToppingOffers(ctx),
    findOpenTopping(ctx, listingId),
  ]);
  return {
    id: row.id,
    name: row.name,
    slug: row.slug,
    toppedUntil: row.toppedUntil && row.toppedUntil > now ? row.toppedUntil.toISOString() : null,
    listingEndsAt: row.endsAt?.toISOString() ?? null,
    refusal: toppingRefusal(row, { mayBeTopped: policy.topping, now }),
    discount: percent,
    offers: offers.map(({ days, priceMinor }) => ({
      days,
      price: toCzk(priceMinor - groupDiscount(percent, priceMinor)),
    })),
    openOrder,
  };
}

async function findOpenTopping(ctx: Ctx, listingId: number): Promise<ToppingPage["openOrder"]> {
  const [found] = await ctx.db
    .select({ id: orders.id, hash: orders.hash, days: toppings.days })
    .from(toppings)
    .innerJoin(orders, eq(orders.id, toppings.orderId))
    .where(and(eq(toppings.listingId, listingId), eq(orders.status, "awaiting_payment")))
    .orderBy(desc(toppings.id))
    .limit(1);
  return found ?? null;
}

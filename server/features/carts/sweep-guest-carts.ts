import { guestCartSeconds } from "#contract/goods-orders/shop-limits.ts";
import type { Ctx } from "#server/context.ts";
import { and, isNull, lt } from "#server/db/query.ts";
import { carts } from "./table.ts";

/** A day longer than the cookie that names the cart. */
const retainedMs = (guestCartSeconds + 24 * 3_600) * 1_000;

/** Removes guests' carts whose cookie has run out (rule CA5). Returns how many. */
export async function sweepGuestCarts(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.clock().getTime() - retainedMs);
  const gone = await ctx.db
    .delete(carts)
    .where(and(isNull(carts.userId), lt(carts.usedAt, before)))
    .returning({ id: carts.id });
  return gone.length;
}

import { type Ctx, requireUser } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import type { Caller } from "#server/features/accounts/sign-in/caller.ts";
import { isShopDeal } from "#server/features/deals/shop/shop-deals.ts";
import { changeCart } from "./find-cart.ts";
import { cartLeftDeals } from "./table.ts";

/** What the caller has bought from the shop is paid with the goods of the own cart, or left for later (rule GO12). */
export async function takeBought(
  ctx: Ctx,
  caller: Caller,
  { dealId, isTaken }: { dealId: number; isTaken: boolean },
): Promise<void> {
  if (!(await isShopDeal(ctx, dealId, requireUser(ctx).userId))) throw new NotFound();
  await changeCart(ctx, "own", caller, async (tx, { id: cartId }) => {
    const isLeft = and(eq(cartLeftDeals.cartId, cartId), eq(cartLeftDeals.dealId, dealId));
    if (isTaken) await tx.db.delete(cartLeftDeals).where(isLeft);
    else await tx.db.insert(cartLeftDeals).values({ cartId, dealId }).onConflictDoNothing();
  });
}

import type { Ctx } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import type { CartRow } from "./find-cart.ts";
import { cartLines } from "./table.ts";

/** Takes a product out of a locked cart; one that is not in it changes nothing. */
export async function removeLine(tx: Ctx, cart: CartRow, productId: number): Promise<void> {
  await tx.db.delete(cartLines).where(and(eq(cartLines.cartId, cart.id), eq(cartLines.productId, productId)));
}

import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { CartRow } from "./find-cart.ts";
import { carts } from "./table.ts";

/** Takes the voucher out of a locked cart. */
export async function removeVoucher(tx: Ctx, cart: CartRow): Promise<void> {
  await tx.db.update(carts).set({ voucherCode: null }).where(eq(carts.id, cart.id));
}

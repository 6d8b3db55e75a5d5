import { toCzk } from "#contract/values/minor-units.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict, Invalid } from "#server/errors.ts";
import { previewTakeOff } from "#server/features/vouchers/take-off.ts";
import type { CartRow } from "./find-cart.ts";
import { readPricedLines } from "./priced-lines.ts";
import { carts } from "./table.ts";

/** Puts a voucher that helps into a locked cart, in the place of another one; 422 under `voucher` where it does not help. */
export async function putVoucher(tx: Ctx, cart: CartRow, code: string): Promise<void> {
  if (cart.voucherCode?.toLowerCase() === code.toLowerCase()) throw new Conflict("VOUCHER_IN_CART");
  const { voucher } = await previewTakeOff(tx, {
    ...{ userId: cart.userId, subject: "goods", code, parts: await readPricedLines(tx, cart) },
  });
  if (voucher?.refusal)
    throw new Invalid({ voucher: [voucher.refusal] }, voucher.refusal, {
      minimum: toCzk(voucher.minimumMinor),
    });
  await tx.db.update(carts).set({ voucherCode: voucher?.code }).where(eq(carts.id, cart.id));
}

import type { FastifyInstance } from "fastify";
import { carts } from "#contract/carts/carts.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { callerOf } from "#server/features/accounts/sign-in/caller.ts";
import { tryVoucher } from "#server/features/vouchers/try-voucher.ts";
import { bind } from "#server/http/bind.ts";
import { registerCartForm } from "./cart-form.ts";
import { cartView } from "./cart-view.ts";
import { changeCart, findCart } from "./find-cart.ts";
import { mergeCart } from "./merge-cart.ts";
import { putVoucher } from "./put-voucher.ts";
import { removeLine } from "./remove-line.ts";
import { removeVoucher } from "./remove-voucher.ts";
import { seePrices } from "./see-prices.ts";
import { takeBought } from "./take-bought.ts";
import { addPieces, setPieces } from "./write-lines.ts";

/** The cart of a guest or an account (rules CA1 to CA5); each change answers with the whole cart. */
export function registerCarts(app: FastifyInstance): void {
  registerCartForm(app);
  bind(app, carts.get, (ctx, { params }) => whole(ctx, params.key));
  bind(app, carts.add, async (ctx, { params: { key }, body, headers, request }) => {
    const added = { ...body, key: headers["idempotency-key"] };
    await changeCart(ctx, key, callerOf(request), (tx, cart) => addPieces(tx, cart, added));
    return whole(ctx, key);
  });
  bind(app, carts.setQuantity, async (ctx, { params: { key, productId }, body, request }) => {
    await changeCart(ctx, key, callerOf(request), (tx, cart) => setPieces(tx, cart, { productId, ...body }));
    return whole(ctx, key);
  });
  bind(app, carts.remove, async (ctx, { params: { key, productId }, request }) => {
    await changeCart(ctx, key, callerOf(request), (tx, cart) => removeLine(tx, cart, productId));
    return whole(ctx, key);
  });
  bind(app, carts.seePrices, async (ctx, { params: { key }, body, request }) => {
    await changeCart(ctx, key, callerOf(request), (tx, cart) => seePrices(tx, cart, body.total));
    return whole(ctx, key);
  });
  bind(app, carts.addVoucher, async (ctx, { params: { key }, body, request }) => {
    const caller = callerOf(request);
    await tryVoucher(ctx, { ...body, caller }, () =>
      changeCart(ctx, key, caller, (tx, cart) => putVoucher(tx, cart, body.code)),
    );
    return whole(ctx, key);
  });
  bind(app, carts.removeVoucher, async (ctx, { params: { key }, request }) => {
    await changeCart(ctx, key, callerOf(request), removeVoucher);
    return whole(ctx, key);
  });
  bind(app, carts.takeBought, async (ctx, { params: { dealId }, body, request }) => {
    await takeBought(ctx, callerOf(request), { dealId, ...body });
    return whole(ctx, "own");
  });
  bind(app, carts.merge, async (ctx, { body, request }) => {
    await changeCart(ctx, "own", callerOf(request), (tx, cart) => mergeCart(tx, cart, body.guestKey));
    return whole(ctx, "own");
  });
}

async function whole(ctx: Ctx, key: string) {
  const userId = key === "own" ? requireUser(ctx).userId : null;
  return { data: await cartView(ctx, await findCart(ctx, key), userId) };
}

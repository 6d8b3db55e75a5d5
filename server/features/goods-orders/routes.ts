import type { FastifyInstance } from "fastify";
import { checkouts } from "#contract/goods-orders/checkouts.ts";
import { goodsOrders } from "#contract/goods-orders/goods-orders.ts";
import { goodsAdmin } from "#contract/products/goods-admin.ts";
import { callerOf } from "#server/features/accounts/sign-in/caller.ts";
import { cartView } from "#server/features/carts/cart-view.ts";
import { findCart } from "#server/features/carts/find-cart.ts";
import { bind } from "#server/http/bind.ts";
import { answerWith } from "#server/http/file-answer.ts";
import { tableOfGoodsOrders } from "./goods-table.ts";
import { holdForTransfer } from "./hold-for-transfer.ts";
import { printLabels } from "./labels/print-labels.ts";
import { orderAgain } from "./order-again.ts";
import { sendOrderCode } from "./phone-code.ts";
import { placeOrder } from "./place-order.ts";
import { readCheckout } from "./read-checkout.ts";
import { takeBack } from "./take-back.ts";
import { takeStep } from "./take-step.ts";
import { getGoodsOrder, listGoodsOrders } from "./view-order.ts";
import { withdraw } from "./withdraw.ts";

/** Checkout, orders of goods, their back office (rules GO1 to GO5, CK2 and CK3). */
export function registerGoodsOrders(app: FastifyInstance): void {
  bind(app, checkouts.get, async (ctx, { params }) => ({ data: await readCheckout(ctx, params.key) }));
  bind(app, checkouts.sendCode, async (ctx, { params, body, request }) => {
    await sendOrderCode(ctx, { key: params.key, phone: body.phone, caller: callerOf(request) });
    return { data: { ok: true as const } };
  });
  bind(app, checkouts.place, async (ctx, { params, headers, body, request }) => ({
    data: await placeOrder(ctx, {
      ...{ key: params.key, pressKey: headers["idempotency-key"], body, caller: callerOf(request) },
    }),
  }));
  bind(app, goodsOrders.get, async (ctx, { params }) => ({
    data: await getGoodsOrder(ctx, params.id, params.hash),
  }));
  bind(app, goodsOrders.again, async (ctx, { params: { key }, headers, body, request }) => {
    const pressKey = headers["idempotency-key"];
    const missing = await orderAgain(ctx, { ...body, key, pressKey, caller: callerOf(request) });
    return { data: await cartView(ctx, await findCart(ctx, key)), missing };
  });
  bind(app, goodsOrders.holdForTransfer, async (ctx, { params }) => {
    await holdForTransfer(ctx, params.id, params.hash);
    return { data: { ok: true as const } };
  });
  bind(app, goodsOrders.withdraw, async (ctx, { params }) => {
    await withdraw(ctx, params.id, params.hash);
    return { data: { ok: true as const } };
  });
  bind(app, goodsAdmin.list, (ctx, { query }) => listGoodsOrders(ctx, query));
  bind(app, goodsAdmin.table, async (ctx, { query }) => ({ data: await tableOfGoodsOrders(ctx, query) }));
  bind(app, goodsAdmin.labels, async (ctx, { body }) =>
    answerWith({ name: "stitky.pdf", type: "application/pdf", data: await printLabels(ctx, body.ids) }),
  );
  bind(app, goodsAdmin.takeBack, async (ctx, { params, body }) => {
    await takeBack(ctx, params.id, body);
    return { data: { ok: true as const } };
  });
  bind(app, goodsAdmin.step, async (ctx, { params, body }) => {
    await takeStep(ctx, params.id, body);
    return { data: { ok: true as const } };
  });
}

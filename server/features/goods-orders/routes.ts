import type { FastifyInstance } from "fastify";
import { goodsOrders } from "#contract/shop/goods-orders.ts";
import { callerOf } from "#server/features/accounts/sign-in/caller.ts";
import { bind } from "#server/http/bind.ts";
import { placeOrder } from "./place-order.ts";
import { readCheckout } from "./read-checkout.ts";
import { takeStep } from "./take-step.ts";
import { getGoodsOrder, listGoodsOrders } from "./view-order.ts";
import { withdraw } from "./withdraw.ts";

/** Checkout, orders of goods, their desk (RULES.md GO1 to GO5). */
export function registerGoodsOrders(app: FastifyInstance): void {
  bind(app, goodsOrders.checkout, async (ctx, { params }) => ({ data: await readCheckout(ctx, params.key) }));
  bind(app, goodsOrders.place, async (ctx, { params, headers, body, request }) => ({
    data: await placeOrder(ctx, {
      ...{ key: params.key, pressKey: headers["idempotency-key"], body, caller: callerOf(request) },
    }),
  }));
  bind(app, goodsOrders.get, async (ctx, { params }) => ({
    data: await getGoodsOrder(ctx, params.id, params.hash),
  }));
  bind(app, goodsOrders.withdraw, async (ctx, { params }) => {
    await withdraw(ctx, params.id, params.hash);
    return { data: { ok: true as const } };
  });
  bind(app, goodsOrders.list, (ctx, { query }) => listGoodsOrders(ctx, query));
  bind(app, goodsOrders.step, async (ctx, { params, body }) => {
    await takeStep(ctx, params.id, body);
    return { data: { ok: true as const } };
  });
}

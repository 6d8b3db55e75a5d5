import type { FastifyInstance } from "fastify";
import { toppings } from "#contract/payments/toppings.ts";
import { bind } from "#server/http/bind.ts";
import { getTopping } from "./get-topping.ts";
import { orderTopping } from "./order-topping.ts";

export function registerPromotion(app: FastifyInstance): void {
  bind(app, toppings.get, async (ctx, { params }) => ({ data: await getTopping(ctx, params.id) }));
  bind(app, toppings.order, async (ctx, { params, headers, body }) => {
    const idempotencyKey = headers["idempotency-key"];
    return { data: await orderTopping(ctx, { listingId: params.id, ...body, idempotencyKey }) };
  });
}

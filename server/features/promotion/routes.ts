import type { FastifyInstance } from "fastify";
import { toppings } from "#contract/promotion/toppings.ts";
import { callerOf } from "#server/features/accounts/sign-in/caller.ts";
import { tryVoucher } from "#server/features/vouchers/try-voucher.ts";
import { bind } from "#server/http/bind.ts";
import { getTopping } from "./get-topping.ts";
import { orderTopping } from "./order-topping.ts";

export function registerPromotion(app: FastifyInstance): void {
  bind(app, toppings.get, async (ctx, { params }) => ({ data: await getTopping(ctx, params.id) }));
  bind(app, toppings.order, async (ctx, { params, headers, body, request }) => {
    const idempotencyKey = headers["idempotency-key"];
    const data = await tryVoucher(ctx, { code: body.voucher, caller: callerOf(request) }, () =>
      orderTopping(ctx, { listingId: params.id, ...body, idempotencyKey }),
    );
    return { data };
  });
}

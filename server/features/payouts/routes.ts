import type { FastifyInstance } from "fastify";
import { payouts } from "#contract/payments/payouts.ts";
import { bind } from "#server/http/bind.ts";
import { batchFile } from "./batch-file.ts";
import { listPayouts } from "./list-payouts.ts";
import { orderPayouts } from "./order-payouts.ts";
import { payPayout, takeBackPayout } from "./pay-payout.ts";

const done = { data: { ok: true as const } };

/** Held money on its way to sellers (scope finance). */
export function registerPayouts(app: FastifyInstance): void {
  bind(app, payouts.list, (ctx, { query }) => listPayouts(ctx, query));
  bind(app, payouts.order, async (ctx, { headers }) => ({
    data: { id: await orderPayouts(ctx, headers["idempotency-key"]) },
  }));
  bind(app, payouts.file, async (ctx, { params }) => ({ data: await batchFile(ctx, params.id) }));
  bind(app, payouts.pay, async (ctx, { params }) => {
    await payPayout(ctx, params.id);
    return done;
  });
  bind(app, payouts.takeBack, async (ctx, { params }) => {
    await takeBackPayout(ctx, params.id);
    return done;
  });
}

import type { FastifyInstance } from "fastify";
import { payouts } from "#contract/payouts/payouts.ts";
import { recordReading } from "#server/features/audit/record-reading.ts";
import { bind } from "#server/http/bind.ts";
import { listPayouts } from "./list-payouts.ts";
import { payPayout, takeBackPayout } from "./pay-payout.ts";

const done = { data: { ok: true as const } };

/** Held money on its way to sellers (scope finance). */
export function registerPayouts(app: FastifyInstance): void {
  bind(app, payouts.list, async (ctx, { query }) => {
    const list = await listPayouts(ctx, query);
    await recordReading(ctx, { what: "payouts", id: "payouts" });
    return list;
  });
  bind(app, payouts.pay, async (ctx, { params }) => {
    await payPayout(ctx, params.id);
    return done;
  });
  bind(app, payouts.takeBack, async (ctx, { params }) => {
    await takeBackPayout(ctx, params.id);
    return done;
  });
}

import type { FastifyInstance } from "fastify";
import { vouchers } from "#contract/vouchers/vouchers.ts";
import { bind } from "#server/http/bind.ts";
import { createVoucher, endVoucher } from "./create-voucher.ts";
import { listOwnVouchers } from "./list-own-vouchers.ts";
import { listVouchers } from "./list-vouchers.ts";

export function registerVouchers(app: FastifyInstance): void {
  bind(app, vouchers.own, async (ctx) => ({ data: await listOwnVouchers(ctx) }));
  bind(app, vouchers.list, (ctx, { query }) => listVouchers(ctx, query));
  bind(app, vouchers.create, async (ctx, { body }) => ({ data: { id: await createVoucher(ctx, body) } }));
  bind(app, vouchers.end, async (ctx, { params }) => {
    await endVoucher(ctx, params.id);
    return { data: { ok: true as const } };
  });
}

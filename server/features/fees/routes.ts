import type { FastifyInstance } from "fastify";
import { fees } from "#contract/fees/fees.ts";
import { isProtectionOffered } from "#server/features/settings/protection-setting.ts";
import { bind } from "#server/http/bind.ts";
import { addFeeTable, listFeeTables } from "./change-fees.ts";
import { getMyFees } from "./get-my-fees.ts";
import { findFeesInForce, readFees } from "./read-fees.ts";

export function registerFees(app: FastifyInstance): void {
  bind(app, fees.current, async (ctx) => ({ data: await readFees(ctx, await findFeesInForce(ctx)) }));
  bind(app, fees.protection, async (ctx) => {
    const { protection } = await readFees(ctx, await findFeesInForce(ctx));
    const holder = ctx.ports.escrow?.holder ?? "";
    return { data: { isOffered: await isProtectionOffered(ctx), holder, fee: protection } };
  });
  bind(app, fees.mine, async (ctx) => ({ data: await getMyFees(ctx) }));
  bind(app, fees.tables, async (ctx) => ({ data: await listFeeTables(ctx) }));
  bind(app, fees.add, async (ctx, { headers, body }) => ({
    data: { id: await addFeeTable(ctx, { ...body, idempotencyKey: headers["idempotency-key"] }) },
  }));
}

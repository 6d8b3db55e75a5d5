import type { FastifyInstance } from "fastify";
import { bankMovements } from "#contract/bank/bank-movements.ts";
import { bankOrders } from "#contract/bank/bank-orders.ts";
import { moneyAdmin } from "#contract/payments/money-admin.ts";
import { recordReading } from "#server/features/audit/record-reading.ts";
import { takeBackRefund, writeRefundAccount } from "#server/features/payments/refunds/take-back-refund.ts";
import { bind } from "#server/http/bind.ts";
import { listMovements } from "./movements/list-movements.ts";
import { reconcile } from "./movements/reconcile.ts";
import { listBankOrders } from "./orders/list-bank-orders.ts";
import { orderFile } from "./orders/order-file.ts";
import { orderPayments } from "./orders/order-payments.ts";
import { dismissOutgoing, settleOutgoing } from "./outgoings/decide-outgoing.ts";
import { listSources } from "./statements/list-sources.ts";
import { takeUploaded } from "./statements/take-statement.ts";

const done = { data: { ok: true as const } };

/** The site's accounts at the bank: statements, orders to it, and whether both agree (scope finance). */
export function registerBank(app: FastifyInstance): void {
  bind(app, moneyAdmin.takeStatement, async (ctx, { body }) => ({ data: await takeUploaded(ctx, body.content) }));
  bind(app, bankMovements.sources, async (ctx) => ({ data: await listSources(ctx) }));
  bind(app, bankMovements.list, async (ctx, { query }) => listMovements(ctx, query));
  bind(app, bankMovements.reconcile, async (ctx, { query }) => reconcile(ctx, query));
  bind(app, bankMovements.settle, async (ctx, { params, body }) => {
    await settleOutgoing(ctx, params.id, body);
    return done;
  });
  bind(app, bankMovements.dismiss, async (ctx, { params, body }) => {
    await dismissOutgoing(ctx, params.id, body.reason);
    return done;
  });
  bind(app, bankOrders.list, async (ctx) => ({ data: await listBankOrders(ctx) }));
  bind(app, bankOrders.order, async (ctx, { headers, body }) => ({
    data: { id: await orderPayments(ctx, { format: body.format, idempotencyKey: headers["idempotency-key"] }) },
  }));
  bind(app, bankOrders.file, async (ctx, { params }) => {
    const data = await orderFile(ctx, params.id);
    await recordReading(ctx, { what: "payout_file", id: params.id });
    return { data };
  });
  bind(app, bankOrders.takeBackRefund, async (ctx, { params }) => {
    await takeBackRefund(ctx, params.id);
    return done;
  });
  bind(app, bankOrders.writeAccount, async (ctx, { params, body }) => {
    await writeRefundAccount(ctx, params.id, body.account);
    return done;
  });
}

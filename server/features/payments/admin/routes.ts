import type { FastifyInstance } from "fastify";
import { moneyAdmin } from "#contract/payments/money-admin.ts";
import { moneyTables } from "#contract/payments/money-tables.ts";
import { taxAdmin } from "#contract/payments/tax-admin.ts";
import { toMinor } from "#contract/values/minor-units.ts";
import { bind } from "#server/http/bind.ts";
import { bindFile } from "#server/http/bind-file.ts";
import { confirmOrder } from "./confirm-order.ts";
import { confirmRefund } from "./confirm-refund.ts";
import { exportLedger, exportPayments } from "./export-movements.ts";
import { listOrders } from "./list-orders.ts";
import { listReceipts } from "./list-receipts.ts";
import { listRefunds } from "./list-refunds.ts";
import { listTaxChanges } from "./list-tax-changes.ts";
import { refundAsFinance } from "./refund-as-finance.ts";
import { pairReceipt, returnReceipt } from "./settle-receipt.ts";
import { getTax, writeTax } from "./write-tax.ts";

const done = { data: { ok: true as const } };

/** The back office of those who keep the site's money (scope finance). */
export function registerMoneyAdmin(app: FastifyInstance): void {
  bind(app, moneyAdmin.receipts, (ctx, { query }) => listReceipts(ctx, query));
  bind(app, moneyAdmin.orders, (ctx, { query }) => listOrders(ctx, query));
  bind(app, moneyAdmin.refundsToSend, (ctx, { query }) => listRefunds(ctx, query));
  bind(app, moneyAdmin.confirmRefund, async (ctx, { params }) => {
    await confirmRefund(ctx, params.id);
    return done;
  });
  bind(app, moneyAdmin.pair, async (ctx, { params, body }) => {
    await pairReceipt(ctx, params.id, body.orderId);
    return done;
  });
  bind(app, moneyAdmin.returnMoney, async (ctx, { params, body }) => {
    await returnReceipt(ctx, params.id, body.reason);
    return done;
  });
  bind(app, moneyAdmin.confirm, async (ctx, { params, body }) => {
    const { amount, ...said } = body;
    await confirmOrder(ctx, { ...said, orderId: params.id, amountMinor: toMinor(amount) });
    return done;
  });
  bind(app, moneyAdmin.refund, async (ctx, { params, headers, body }) => {
    await refundAsFinance(ctx, {
      orderId: params.id,
      amountMinor: toMinor(body.amount),
      reason: body.reason,
      idempotencyKey: headers["idempotency-key"],
    });
    return done;
  });
  bind(app, taxAdmin.get, async (ctx) => ({ data: await getTax(ctx) }));
  bind(app, taxAdmin.changes, async (ctx) => ({ data: await listTaxChanges(ctx) }));
  bind(app, taxAdmin.write, async (ctx, { body }) => ({ data: await writeTax(ctx, body) }));
  bindFile(app, moneyTables.ledgerTable, (ctx, { query }) => exportLedger(ctx, query));
  bindFile(app, moneyTables.paymentTable, (ctx, { query }) => exportPayments(ctx, query));
}

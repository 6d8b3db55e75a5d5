import type { FastifyInstance } from "fastify";
import { moneyDesk } from "#contract/payments/money-desk.ts";
import { moneyTables } from "#contract/payments/money-tables.ts";
import { taxDesk } from "#contract/payments/tax-desk.ts";
import { toMinor } from "#contract/values/minor-units.ts";
import { bind } from "#server/http/bind.ts";
import { bindFile } from "#server/http/bind-file.ts";
import { confirmOrder } from "./confirm-order.ts";
import { confirmRefund } from "./confirm-refund.ts";
import { exportLedger, exportPayments } from "./export-movements.ts";
import { getTax, writeTax } from "./keep-tax.ts";
import { listOrders } from "./list-orders.ts";
import { listReceipts } from "./list-receipts.ts";
import { listRefunds } from "./list-refunds.ts";
import { refundAsFinance } from "./refund-as-finance.ts";
import { pairReceipt, returnReceipt } from "./settle-receipt.ts";
import { takeStatement } from "./take-statement.ts";

const done = { data: { ok: true as const } };

/** The desk of those who keep the house's money (scope finance). */
export function registerMoneyDesk(app: FastifyInstance): void {
  bind(app, moneyDesk.receipts, (ctx, { query }) => listReceipts(ctx, query));
  bind(app, moneyDesk.orders, (ctx, { query }) => listOrders(ctx, query));
  bind(app, moneyDesk.refundsToSend, (ctx, { query }) => listRefunds(ctx, query));
  bind(app, moneyDesk.confirmRefund, async (ctx, { params }) => {
    await confirmRefund(ctx, params.id);
    return done;
  });
  bind(app, moneyDesk.takeStatement, async (ctx, { body }) => ({
    data: await takeStatement(ctx, body.content),
  }));
  bind(app, moneyDesk.pair, async (ctx, { params, body }) => {
    await pairReceipt(ctx, params.id, body.orderId);
    return done;
  });
  bind(app, moneyDesk.returnMoney, async (ctx, { params, body }) => {
    await returnReceipt(ctx, params.id, body.reason);
    return done;
  });
  bind(app, moneyDesk.confirm, async (ctx, { params, body }) => {
    const { amount, ...said } = body;
    await confirmOrder(ctx, { ...said, orderId: params.id, amountMinor: toMinor(amount) });
    return done;
  });
  bind(app, moneyDesk.refund, async (ctx, { params, headers, body }) => {
    await refundAsFinance(ctx, {
      orderId: params.id,
      amountMinor: toMinor(body.amount),
      reason: body.reason,
      idempotencyKey: headers["idempotency-key"],
    });
    return done;
  });
  bind(app, taxDesk.get, async (ctx) => ({ data: await getTax(ctx) }));
  bind(app, taxDesk.write, async (ctx, { body }) => ({ data: await writeTax(ctx, body) }));
  bindFile(app, moneyTables.ledgerTable, (ctx, { query }) => exportLedger(ctx, query));
  bindFile(app, moneyTables.paymentTable, (ctx, { query }) => exportPayments(ctx, query));
}

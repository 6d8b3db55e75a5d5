import { beforeAll, expect, test } from "vitest";
import { asc, eq } from "#server/db/query.ts";
import { feeStatements } from "#server/features/fees/table.ts";
import { createOrder } from "#server/features/payments/create-order.ts";
import { receiveMoney } from "#server/features/payments/receive-money.ts";
import { refundOrder } from "#server/features/payments/refunds/refund-order.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeOperator } from "#test/make/operator.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { isdocOf } from "./isdoc/isdoc-of.ts";
import { issueMissing } from "./issue-missing.ts";
import { invoices } from "./table.ts";

let app: TestApp;
let payer: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  payer = await makeUser(app.ctx);
});

const newOrder = (more: { owedSince?: Date } = {}) =>
  createOrder(app.ctx, {
    ...more,
    userId: payer.id,
    subject: { type: "package", id: 1 },
    lines: [{ label: { cs: "Služba", en: "Service" }, revenue: "package", quantity: 1, unitMinor: 5_900 }],
  });
async function pay({ id, totalMinor }: { id: number; totalMinor: number }): Promise<void> {
  const reference = `missing-${id}`;
  await receiveMoney(app.ctx, {
    ...{ source: "transfer", reference, amountMinor: totalMinor, currency: "CZK", orderId: id },
  });
  await app.drainEvents();
}
const issuedOf = (orderId: number) =>
  app.db.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(asc(invoices.id));

test("IN8: without the operator's DIČ no tax document is issued; what has waited comes once it is there, and once", async () => {
  const [paid, bill] = [await newOrder(), await newOrder({ owedSince: app.clock.now() })];
  await app.db
    .insert(feeStatements)
    .values({ userId: payer.id, month: "2026-02-01", dueOn: "2026-03-15", orderId: bill.id });
  await pay(paid);
  await refundOrder(app.ctx, {
    ...{
      orderId: paid.id,
      amountMinor: 1_000,
      reason: "sleva za zpoždění",
      byId: null,
      idempotencyKey: "one",
    },
  });
  await app.drainEvents();
  expect(await issuedOf(paid.id)).toEqual([]);
  const awaiting = await newOrder();
  expect((await app.as(payer).post(`/api/me/orders/${awaiting.id}/proforma`)).statusCode).toBe(201);

  app.clock.advance(3_600_000);
  expect(await issueMissing(app.ctx)).toBe(0);
  await makeOperator(app.ctx);
  await issueMissing(app.ctx);
  await issueMissing(app.ctx);
  const [document, note, ...more] = await issuedOf(paid.id);
  expect(more).toEqual([]);
  expect(document).toMatchObject({ kind: "invoice", content: { supplier: { taxId: "CZ25596641" } } });
  expect(note).toMatchObject({
    kind: "credit_note",
    content: { corrects: { number: document?.number, reason: "sleva za zpoždění" } },
  });
  expect(await issuedOf(bill.id)).toMatchObject([
    { kind: "invoice", content: { taxableOn: "2026-02-28", dueOn: "2026-03-15", paymentMethod: null } },
  ]);
});

test("IN8: a credit note says why in ISDOC too, and in words where a rule has decided it", async () => {
  const order = await newOrder();
  await pay(order);
  await refundOrder(app.ctx, {
    ...{
      orderId: order.id,
      amountMinor: null,
      reason: "rule:not_waiting",
      byId: null,
      idempotencyKey: "one",
    },
  });
  await app.drainEvents();
  const note = (await issuedOf(order.id)).at(-1);
  expect(note && isdocOf(note)).toContain("<Note>Důvod opravy: Nabídka na tuto platbu už nečekala.</Note>");
});

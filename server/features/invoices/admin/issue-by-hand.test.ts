import { beforeAll, expect, test } from "vitest";
import { asc, eq, sql } from "#server/db/query.ts";
import { receiveMoney } from "#server/features/payments/receive-money.ts";
import { refundOrder } from "#server/features/payments/refunds/refund-order.ts";
import { orders } from "#server/features/payments/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeOperator } from "#test/make/operator.ts";
import { makeSetting } from "#test/make/setting.ts";
import { makeProvedUser, type TestUser } from "#test/make/user.ts";
import { invoices } from "../table.ts";

let app: TestApp;
let operator: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.set(new Date("2027-01-05T10:00:00Z"));
  await makeOperator(app.ctx);
  await makeSetting(app.ctx, "tax", {
    ...{
      isPayer: true,
      rates: [
        { from: "2024-01-01", standard: 21 },
        { from: "2027-01-01", standard: 23 },
      ],
    },
  });
  operator = await makeProvedUser(app.ctx, { scopes: ["finance"] });
});

const written = {
  locale: "cs",
  customer: {
    ...{ name: "Nájemce a.s.", street: "Dlouhá 1", city: "Brno", zip: "602 00", country: "CZ" },
    ...{ companyId: "45274649", taxId: "", email: "najemce@example.org" },
  },
  ...{ taxableOn: "2026-12-31", dueOn: "2027-01-19" },
  lines: [
    { label: "Pronájem výlohy", quantity: 2, unit: 605, taxClass: "standard" },
    { label: "Katalog", quantity: 1, unit: 112, taxClass: "reduced" },
  ],
};
let keys = 0;
const issue = (more: object = {}, key = `by-hand-${++keys}`) =>
  app.as(operator).post("/api/finance/documents", { ...written, ...more }, { "idempotency-key": key });
const stateOf = async (id: number) => (await app.as(operator).get(`/api/finance/documents/${id}`)).json().data.state;
const documentsOf = (orderId: number) =>
  app.db.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(asc(invoices.id));

test("IN14: an invoice by hand has the rates of its supply's day, is mailed, and money of a statement pays it; once for a key", async () => {
  expect((await issue()).json().code).toBe("TRANSFER_ACCOUNT_MISSING");
  await makeSetting(app.ctx, "transfer", { account: "19-2000145399/0800" });
  const answers = await Promise.all([issue({}, "the-same-key"), issue({}, "the-same-key")]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
  const [{ id }, other] = answers.map((answer) => answer.json().data);
  expect(other.id).toBe(id);
  const [document] = await app.db.select().from(invoices).where(eq(invoices.id, id));
  expect(document).toMatchObject({ kind: "invoice", totalMinor: 132_200, userId: null, byId: operator.id });
  expect(document?.content).toMatchObject({
    ...{ customer: { name: "Nájemce a.s." }, taxableOn: "2026-12-31", dueOn: "2027-01-19", issuedOn: "2027-01-05" },
    ...{ iban: "CZ6508000000192000145399", paymentMethod: null, isByHand: true },
    sums: [
      { vatPercent: 21, baseMinor: 100_000, vatMinor: 21_000 },
      { vatPercent: 12, baseMinor: 10_000, vatMinor: 1_200 },
    ],
  });
  await app.drainEvents();
  const [mail] = await app.mails("najemce@example.org");
  expect(mail?.subject).toBe(`Faktura ${document?.number}`);
  expect(await stateOf(id)).toBe("awaiting");
  const list = (await app.as(operator).get("/api/finance/documents?kind=invoice")).json().items;
  expect(list.map(({ kind }: { kind: string }) => kind)).toEqual(["invoice"]);

  const orderId = document?.orderId ?? 0;
  const money = { source: "transfer", amountMinor: 132_200, currency: "CZK", orderId };
  expect(await receiveMoney(app.ctx, { ...money, reference: "line-1" })).toBe("paid");
  await app.drainEvents();
  expect(await documentsOf(orderId)).toHaveLength(1);
  expect(await stateOf(id)).toBe("paid");
  await refundOrder(app.ctx, {
    ...{ orderId, amountMinor: null, reason: "Storno", byId: null, idempotencyKey: "all-back" },
  });
  await app.drainEvents();
  expect((await documentsOf(orderId))[1]?.content.customer.name).toBe("Nájemce a.s.");
  const { rows } = await app.db.execute(sql`
    select sum(case when debit = 'receivable' then amount_minor when credit = 'receivable' then -amount_minor else 0 end)::int as open
    from ledger_entries where order_id = ${orderId}`);
  expect(rows).toEqual([{ open: 0 }]);
});

test.each([
  [{ taxableOn: "2027-01-06" }, "taxableOn"],
  [{ dueOn: "2027-01-04" }, "dueOn"],
  [{ lines: [{ label: "Nic", quantity: 1, unit: 0, taxClass: "standard" }] }, "lines.0.unit"],
  [{ customer: { ...written.customer, taxId: "CZ1" } }, "customer.taxId"],
])("IN14: %j is refused at its field and stores nothing", async (more, field) => {
  const before = await app.db.$count(orders);
  const answer = await issue(more);
  expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [field]]);
  expect(await app.db.$count(orders)).toBe(before);
});

test("PM13: nobody issues a document to themselves, nor says that its money has come", async () => {
  const own = { customer: { ...written.customer, email: operator.email } };
  expect((await issue(own)).json().code).toBe("OWN_MONEY");
  const colleague = await makeProvedUser(app.ctx, { scopes: ["finance"] });
  const headers = { "idempotency-key": "for-a-colleague" };
  const { data } = (await app.as(colleague).post("/api/finance/documents", { ...written, ...own }, headers)).json();
  const [document] = await app.db.select().from(invoices).where(eq(invoices.id, data.id));
  const body = { amount: 1_322, way: "cash", reason: "v prodejně" };
  const confirmed = await app.as(operator).post(`/api/finance/orders/${document?.orderId}/receipt`, body);
  expect(confirmed.json().code).toBe("OWN_MONEY");
});

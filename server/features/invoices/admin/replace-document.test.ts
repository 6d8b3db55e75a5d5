import { beforeAll, expect, test } from "vitest";
import { asc, eq, sql } from "#server/db/query.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { createOrder } from "#server/features/payments/create-order.ts";
import { receiveMoney } from "#server/features/payments/receive-money.ts";
import { refundOrder } from "#server/features/payments/refunds/refund-order.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeContact } from "#test/make/contact.ts";
import { makeOperator } from "#test/make/operator.ts";
import { makeSetting } from "#test/make/setting.ts";
import { makeProvedUser, makeUser, type TestUser } from "#test/make/user.ts";
import { issueInvoice } from "../issue-invoice.ts";
import { invoices } from "../table.ts";

let app: TestApp;
let payer: TestUser;
let operator: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.set(new Date("2027-03-10T10:00:00Z"));
  await makeOperator(app.ctx);
  await makeSetting(app.ctx, "transfer", { account: "19-2000145399/0800" });
  payer = await makeUser(app.ctx);
  operator = await makeProvedUser(app.ctx, { scopes: ["finance"] });
  await makeContact(app.ctx, payer.id, { company: "Špatná s.r.o.", companyId: "27074358" });
});

const right = {
  ...{ name: "Správná a.s.", street: "Dlouhá 1", city: "Brno", zip: "602 00", country: "CZ" },
  ...{ companyId: "45274649", taxId: "CZ45274649", email: "ucetni@spravna.example" },
};
async function order(prices: readonly number[], userId = payer.id) {
  const made = await createOrder(app.ctx, {
    userId,
    subject: { type: "package", id: 1 },
    lines: prices.map((unitMinor) => ({
      ...{ label: { cs: `Služba ${unitMinor}`, en: "Service" }, revenue: "package", quantity: 1, unitMinor },
    })),
  });
  return made;
}
async function paid(prices: readonly number[], userId = payer.id) {
  const made = await order(prices, userId);
  const { id, totalMinor } = made;
  await receiveMoney(app.ctx, {
    ...{ source: "transfer", reference: `line-${id}`, amountMinor: totalMinor, currency: "CZK", orderId: id },
  });
  await app.drainEvents();
  return { ...made, document: (await documentsOf(id))[0]?.id ?? 0 };
}
const documentsOf = (orderId: number) =>
  app.db.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(asc(invoices.id));
const shown = async (id: number, who = operator) => (await app.as(who).get(`/api/finance/documents/${id}`)).json().data;
async function replace(id: number, more: object = {}, who = operator) {
  const { mending } = await shown(id);
  const lines = mending.lines.map(({ total, ...line }: { total: number }) => line);
  const body = { reason: "Chybné IČO", customer: right, lines, ...more };
  return app.as(who).post(`/api/finance/documents/${id}/replacement`, body);
}
async function balances(orderId: number) {
  const { rows } = await app.db.execute<{ account: string; sum: number }>(sql`
    select account, sum(amount)::int8 as sum from (
      select credit as account, amount_minor as amount from ledger_entries where order_id = ${orderId}
      union all select debit, -amount_minor from ledger_entries where order_id = ${orderId}) moved
    where account like 'revenue:%' or account like 'vat:%' group by account order by account`);
  return Object.fromEntries(rows.map(({ account, sum }) => [account, Number(sum)]));
}
/** What documents say per account of the ledger. */
async function documented(orderId: number) {
  const sums: Record<string, number> = {};
  for (const { content } of await documentsOf(orderId))
    for (const { vatPercent, baseMinor, vatMinor } of content.sums) {
      sums["revenue:package"] = (sums["revenue:package"] ?? 0) + baseMinor;
      if (vatPercent) sums[`vat:${vatPercent}`] = (sums[`vat:${vatPercent}`] ?? 0) + vatMinor;
    }
  return sums;
}

test("IN12: a wrong document is cancelled and issued anew in one deed; both name each other, the money stays, one mail brings both", async () => {
  const { id, document } = await paid([12_100]);
  app.clock.set(new Date("2027-04-02T10:00:00Z"));
  const answer = await replace(document);
  expect(answer.statusCode).toBe(201);
  const [wrong, anew, corrective, ...more] = await documentsOf(id);
  expect(more).toEqual([]);
  expect(answer.json().data.id).toBe(anew?.id);
  expect(anew).toMatchObject({ kind: "invoice", totalMinor: 12_100, replacesId: document, byId: operator.id });
  expect(anew?.content).toMatchObject({
    ...{ customer: { name: "Správná a.s.", companyId: "45274649", zip: "602 00" }, issuedOn: "2027-04-02" },
    // A tax document names the day of its supply, whenever it is issued.
    ...{ taxableOn: "2027-03-10", replaces: { number: wrong?.number, reason: "Chybné IČO" } },
  });
  expect(corrective).toMatchObject({ kind: "credit_note", totalMinor: -12_100, cancelsId: document, refundId: null });
  expect(corrective?.content).toMatchObject({
    ...{ customer: { name: "Špatná s.r.o." }, taxableOn: "2027-03-10", issuedOn: "2027-04-02" },
    corrects: { number: wrong?.number, reason: "Chybné IČO", replacedBy: anew?.number },
  });
  expect(await documented(id)).toEqual(await balances(id));
  expect((await shown(document)).state).toBe("corrected");
  expect((await shown(document)).others.map(({ relation }: { relation: string }) => relation)).toEqual([
    ...["replaced_by", "cancelled_by"],
  ]);
  expect((await issueInvoice(app.ctx, id))?.id).toBe(anew?.id);
  await app.drainEvents();
  const [mail, ...others] = (await app.mails(payer.email)).filter(({ subject }) => subject.includes("Oprava"));
  expect(others).toEqual([]);
  expect(mail?.text).toContain(anew?.number);
  const [audited] = await app.db.select().from(auditEntries).where(eq(auditEntries.reason, "Chybné IČO"));
  expect(audited).toMatchObject({ subject: "invoice", subjectId: wrong?.number, byId: operator.id });
  app.clock.set(new Date("2027-03-10T10:00:00Z"));
});

test("IN12: another rate moves tax in the ledger, and what goes back later is taken back at it, to the haléř", async () => {
  const { id, document } = await paid([9_999, 5_001]);
  await refundOrder(app.ctx, {
    ...{ orderId: id, amountMinor: 3_333, reason: "Kus chyběl", byId: null, idempotencyKey: "some-of-it" },
  });
  const { mending } = await shown(document);
  expect(mending).toMatchObject({ fault: null, rates: [21, 12, 0] });
  const lines = mending.lines.map(({ total, ...line }: { total: number }, at: number) => ({
    ...{ ...line, label: `Kniha ${at}`, vatPercent: at === 0 ? 12 : 21 },
  }));
  expect((await replace(document, { lines })).statusCode).toBe(201);
  expect(await documented(id)).toEqual(await balances(id));
  const kinds = (await documentsOf(id)).map(({ kind, totalMinor }) => [kind, totalMinor]);
  expect(kinds).toEqual([
    ...[
      ["invoice", 15_000],
      ["credit_note", -3_333],
    ],
    ...[
      ["invoice", 11_667],
      ["credit_note", -11_667],
    ],
  ]);
  await refundOrder(app.ctx, {
    ...{ orderId: id, amountMinor: null, reason: "Vše zpět", byId: null, idempotencyKey: "all-of-it" },
  });
  await app.drainEvents();
  const last = (await documentsOf(id)).at(-1);
  expect(last?.content).toMatchObject({ customer: { name: "Správná a.s." }, lines: [{ label: "Kniha 0" }, {}] });
  expect(await documented(id)).toEqual(await balances(id));
  // What went back before the mending keeps its rate.
  expect(Object.values(await balances(id)).reduce((all, each) => all + each, 0)).toBe(0);
});

test("IN12: a document is cancelled once, also by two colleagues at once; the new one can be mended again", async () => {
  const { id, document } = await paid([5_000]);
  const colleague = await makeProvedUser(app.ctx, { scopes: ["finance"] });
  const answers = await Promise.all([replace(document), replace(document, {}, colleague)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
  expect((await replace(document)).json().code).toBe("DOCUMENT_REPLACED");
  const [, anew, corrective] = await documentsOf(id);
  expect((await replace(corrective?.id ?? 0)).json().code).toBe("DOCUMENT_FINAL");
  expect((await replace(anew?.id ?? 0)).statusCode).toBe(201);
  const { rows } = await app.db.execute(sql`
    select kind from invoices group by kind, year having max(sequence) <> count(*)`);
  expect(rows).toEqual([]);
});

test("IN12: what cannot be right is refused at its field, another's lines and rates too, and nothing is stored", async () => {
  const { id, document } = await paid([5_000]);
  const wrong = await replace(document, { customer: { ...right, companyId: "12345678", zip: "1" } });
  expect(Object.keys(wrong.json().errors)).toEqual(["customer.zip", "customer.companyId"]);
  const rate = await replace(document, { lines: [{ position: 0, label: "Služba", vatPercent: 15 }] });
  expect(Object.keys(rate.json().errors)).toEqual(["lines.0.vatPercent"]);
  const lines = [{ position: 7, label: "Služba", vatPercent: 21 }];
  expect((await replace(document, { lines })).json().code).toBe("CHANGED_ELSEWHERE");
  expect((await replace(document, { reason: " " })).statusCode).toBe(422);
  expect(await documentsOf(id)).toHaveLength(1);
});

test("IN12: a proforma is replaced alone while its order awaits payment, and the invoice names whom it names", async () => {
  const { id, ...made } = await order([5_000]);
  const { data } = (await app.as(payer).post(`/api/me/orders/${id}/proforma`)).json();
  expect((await shown(data.id)).mending).toMatchObject({ fault: null, rates: [] });
  expect((await replace(data.id)).statusCode).toBe(201);
  expect((await documentsOf(id)).map(({ kind }) => kind)).toEqual(["proforma", "proforma"]);
  await receiveMoney(app.ctx, {
    ...{ source: "transfer", reference: `pro-${id}`, amountMinor: made.totalMinor, currency: "CZK", orderId: id },
  });
  await app.drainEvents();
  const [, second, invoice] = await documentsOf(id);
  expect(invoice?.content.customer.name).toBe("Správná a.s.");
  expect((await replace(second?.id ?? 0)).json().code).toBe("ORDER_CLOSED");
});

test("PM13: nobody mends a document of their own, nor has one name them", async () => {
  const own = await paid([5_000], operator.id);
  expect((await replace(own.document)).json().code).toBe("OWN_MONEY");
  expect((await shown(own.document)).mending.fault).toBe("own");
  const others = await paid([5_000]);
  const toThem = { customer: { ...right, email: operator.email } };
  expect((await replace(others.document, toThem)).json().code).toBe("OWN_MONEY");
  const unproved = await makeUser(app.ctx, { scopes: ["finance"] });
  expect((await replace(others.document, {}, unproved)).json().code).toBe("PASSWORD_NEEDED");
  expect(await documentsOf(others.id)).toHaveLength(1);
});

test("IN13: a document is sent again three times a day at most, noted in the audit", async () => {
  const { document } = await paid([5_000]);
  const send = () => app.as(operator).post(`/api/finance/documents/${document}/sending`);
  const count = async () => {
    await app.drainEvents();
    return (await app.mails(payer.email)).length;
  };
  const before = await count();
  for (let time = 0; time < 3; time++) expect((await send()).statusCode).toBe(200);
  expect((await send()).json().code).toBe("DOCUMENT_SENT_OFTEN");
  expect((await count()) - before).toBe(3);
  const { number } = await shown(document);
  const noted = await app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, number));
  expect(noted.filter(({ subject }) => subject === "invoice")).toHaveLength(3);
});

import { beforeAll, expect, test } from "vitest";
import { create } from "xmlbuilder2";
import { asc, eq, ne } from "#server/db/query.ts";
import { createOrder } from "#server/features/payments/create-order.ts";
import { receiveMoney } from "#server/features/payments/receive-money.ts";
import { refundOrder } from "#server/features/payments/refunds/refund-order.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeContact } from "#test/make/contact.ts";
import { makeOperator } from "#test/make/operator.ts";
import { makeSetting } from "#test/make/setting.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { invoices } from "../table.ts";

let app: TestApp;
let operator: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.set(new Date("2027-03-10T10:00:00Z"));
  operator = await makeUser(app.ctx, { scopes: ["finance"] });
});

const ask = (form: string, query = "?from=2027-03-01&to=2027-03-31") =>
  app.as(operator).get(`/api/finance/documents/${form}${query}`);
/** The texts of an element, in their order. */
const texts = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, "g"))].map(([, text]) => text);
const sumOf = (xml: string, ...names: string[]) =>
  names.flatMap((name) => texts(xml, name)).reduce((all, text) => all + Math.round(Number(text) * 100), 0);

test("IN11: without the operator's number, a period or documents no books go out, and it is said why", async () => {
  expect((await ask("pohoda")).json().code).toBe("OWN_COMPANY_ID_MISSING");
  await makeOperator(app.ctx);
  expect((await ask("pohoda", "")).json().errors.from[0]).toContain("první i poslední den");
  expect((await ask("money-s3")).json().code).toBe("NOTHING_TO_EXPORT");
});

test("IN11: books of Pohoda and Money S3 have every tax document with its sums, and no proforma", async () => {
  await makeSetting(app.ctx, "transfer", { account: "19-2000145399/0800" });
  const payer = await makeUser(app.ctx);
  await makeContact(app.ctx, payer.id, { company: "Kůň & <syn>\u0007", companyId: "27074358" });
  const order = await createOrder(app.ctx, {
    ...{ userId: payer.id, subject: { type: "package", id: 1 } },
    lines: [
      { label: { cs: "Služba", en: "" }, revenue: "package", quantity: 3, unitMinor: 3_333 },
      { label: { cs: "Kniha", en: "" }, revenue: "package", quantity: 1, unitMinor: 11_200, taxClass: "reduced" },
    ],
  });
  await app.as(payer).post(`/api/me/orders/${order.id}/proforma`);
  const money = { source: "transfer", reference: "books", amountMinor: order.totalMinor, currency: "CZK" };
  await receiveMoney(app.ctx, { ...money, orderId: order.id });
  await refundOrder(app.ctx, {
    ...{ orderId: order.id, amountMinor: 5_000, reason: "Vada", byId: null, idempotencyKey: "books-back" },
  });
  await app.drainEvents();
  const documents = await app.db.select().from(invoices).where(ne(invoices.kind, "proforma")).orderBy(asc(invoices.id));
  const numbers = documents.map(({ number }) => number);
  const totalMinor = documents.reduce((all, document) => all + document.totalMinor, 0);
  expect(await app.db.$count(invoices, eq(invoices.kind, "proforma"))).toBe(1);

  const pohoda = (await ask("pohoda")).body;
  create(pohoda);
  expect(texts(pohoda, "typ:numberRequested")).toEqual(numbers);
  expect(texts(pohoda, "inv:invoiceType")).toEqual(["issuedInvoice", "issuedCorrectiveTax"]);
  expect(texts(pohoda, "inv:originalDocumentNumber")).toEqual([numbers[0]]);
  expect(texts(pohoda, "inv:rateVAT")).toEqual(["high", "low", "high"]);
  expect(texts(pohoda, "typ:company")[0]).toBe("Kůň &amp; &lt;syn&gt;");
  const sums = ["typ:priceNone", "typ:priceLowSum", "typ:priceHighSum"];
  expect([sumOf(pohoda, "typ:priceSum"), sumOf(pohoda, ...sums)]).toEqual([totalMinor, totalMinor]);

  const file = await ask("money-s3");
  expect(file.headers["content-disposition"]).toBe('attachment; filename="money-s3-2027-03-01-2027-03-31.xml"');
  create(file.body);
  expect(texts(file.body, "EvCisDokl")).toEqual(numbers);
  expect(texts(file.body, "Dobropis")).toEqual(["true"]);
  const parts = ["Zaklad0", "Zaklad5", "Zaklad22", "DPH5", "DPH22"];
  expect([sumOf(file.body, "Celkem"), sumOf(file.body, ...parts)]).toEqual([totalMinor, totalMinor]);
});

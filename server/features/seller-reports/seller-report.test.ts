import { beforeAll, expect, test } from "vitest";
import { transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { accountDeletions, contactDetails } from "#server/features/accounts/table.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { seedCurrencies } from "#server/features/currencies/seed-currencies.ts";
import { feeCharges } from "#server/features/fees/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeContact } from "#test/make/contact.ts";
import { makeDeal } from "#test/make/deal.ts";
import { makeOperator } from "#test/make/operator.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { sweepMessages } from "./messages/sweep-messages.ts";
import { sellerReportsData } from "./personal-data.ts";
import { sellerReportFiles, sellerReportMessages, sellerReportRecords, sellerTaxDetails } from "./table.ts";

let app: TestApp;
let operator: TestUser;
let big: TestUser;
let small: TestUser;
let abroad: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.set(new Date("2028-01-10T10:00:00Z"));
  await makeOperator(app.ctx);
  await seedCurrencies(app.ctx);
  operator = await makeUser(app.ctx, { scopes: ["finance"] });
  [big, small, abroad] = [await makeUser(app.ctx), await makeUser(app.ctx), await makeUser(app.ctx)];
  await makeContact(app.ctx, big.id, { firstName: "Petr", lastName: "Malý" });
  await makeContact(app.ctx, abroad.id, { country: "CH" });
  // Half an hour before and after midnight in Prague.
  await sell(big, "2027-03-31T21:30:00Z", 40_000_00);
  await sell(big, "2027-03-31T22:30:00Z", 30_000_00);
  await sell(big, "2027-12-31T23:30:00Z", 99_000_00);
  await sell(small, "2027-06-01T10:00:00Z", 1_000_00);
  await sell(abroad, "2027-06-01T10:00:00Z", 90_000_00);
  const cancelled = await sell(small, "2027-06-02T10:00:00Z", 90_000_00);
  await app.db.execute(`update deals set status = 'cancelled', cancelled_at = now() where id = ${cancelled.id}`);
});

/** A sale whose payment was confirmed at an instant; its commission is a tenth. */
async function sell(seller: TestUser, at: string, priceMinor: number) {
  const paidAt = new Date(at);
  const deal = await makeDeal(app.ctx, {
    ...{ seller, status: "paid" as const, shippingMinor: 100_00 },
    columns: { priceMinor, paidAt, createdAt: paidAt, iban: "CZ6508000000192000145399" },
  });
  await app.db.delete(feeCharges).where(eq(feeCharges.dealId, deal.id));
  await app.db.insert(feeCharges).values({
    ...{ userId: seller.id, kind: "seller_commission" as const, listingId: deal.listingId, dealId: deal.id },
    ...{ amountMinor: priceMinor / 10, arisenAt: paidAt },
  });
  return deal;
}

const ask = (path = "", headers?: Record<string, string>) =>
  app.as(operator).get(`/api/finance/seller-reports/2027${path}`, headers);
const make = (year = 2027) => app.as(operator).post(`/api/finance/seller-reports/${year}/messages`);
const history = async () => (await ask("/messages")).json().data;
const fileOf = (id: number) => app.as(operator).get(`/api/finance/seller-report-messages/${id}/file`);
const filesOf = async (messages: readonly { id: number }[]) =>
  Promise.all(messages.map(async ({ id }) => (await fileOf(id)).body));
const discard = (id: number) => app.as(operator).delete(`/api/finance/seller-report-messages/${id}`);
const setDetails = (id: number, body: object) =>
  app.as(operator).put(`/api/finance/sellers/${id}/tax-details`, {
    ...{
      birthDate: null,
      birthPlace: "",
      birthCountry: "",
      taxNumber: "",
      taxCountry: "",
      version: 0,
      ...body,
    },
  });

test("TR1: a year's money counts by quarter in Prague, with postage and without the commission", async () => {
  const report = (await ask()).json();
  expect(report.counts).toEqual({ all: 3, reported: 1, left_out: 2, incomplete: 1 });
  expect(report.items[0]).toMatchObject({
    ...{ id: big.id, decision: "reported", sales: 2, amount: 63_200, fees: 7_000, name: "Petr Malý" },
    accounts: ["CZ6508000000192000145399"],
    quarters: [
      { sales: 1, amount: 36_100, fees: 4_000 },
      { sales: 1, amount: 27_100, fees: 3_000 },
      { sales: 0, amount: 0, fees: 0 },
      { sales: 0, amount: 0, fees: 0 },
    ],
  });
  expect(report.items[0].euros).toBeCloseTo(63_200 / report.rate, 2);
  expect(report.items.map(({ id, decision }: { id: number; decision: string }) => [id, decision])).toEqual([
    [big.id, "reported"],
    [abroad.id, "outside_union"],
    [small.id, "few_sales"],
  ]);
  expect((await ask("?group=left_out")).json().items).toHaveLength(2);
});

test("TR5: a message waits for whose birth date is missing, and for the end of the year", async () => {
  expect((await make()).json().code).toBe("SELLER_DATA_MISSING");
  expect((await make(2028)).json().code).toBe("YEAR_NOT_OVER");
});

test("TR4: details are stored over the version that was seen; the audit tells what is filled in and not what it says", async () => {
  expect((await setDetails(big.id, { birthDate: "2028-01-10" })).json().errors.birthDate).toBeDefined();
  expect((await setDetails(2_000_000_000, {})).statusCode).toBe(404);
  const reported = { birthDate: "1980-02-03", birthPlace: "Brno", birthCountry: "CZ" };
  expect((await setDetails(big.id, reported)).json().data).toEqual({
    ...reported,
    ...{ taxNumber: "", taxCountry: "", version: 1 },
  });
  expect((await setDetails(big.id, reported)).json().code).toBe("CHANGED_ELSEWHERE");
  const noted = await app.db.select().from(auditEntries).where(eq(auditEntries.subject, "seller_tax"));
  expect(noted).toMatchObject([
    { byId: operator.id, subjectId: String(big.id), before: null, after: { version: 1, birthDate: true } },
  ]);
  expect(JSON.stringify(noted)).not.toContain("1980-02-03");
});

test("TR5: the file names who is reported alone, in whole crowns by quarter, and is noted", async () => {
  const [made] = (await make()).json().data;
  expect(made).toMatchObject({ kind: "DPI401", added: 1, corrected: 0, deleted: 0, by: operator.username });
  const answer = await fileOf(made.id);
  expect(answer.headers).toMatchObject({
    "content-type": "application/xml; charset=utf-8",
    "content-disposition": `attachment; filename="dac7-2027-${made.id}.xml"`,
  });
  expect(answer.body.match(/<ReportableSeller>/g)).toHaveLength(1);
  expect(answer.body).toContain("<ReportingPeriod>2027-12-31</ReportingPeriod>");
  expect(answer.body).toContain('<ConsQ1 currCode="CZK">36100</ConsQ1>');
  expect(answer.body).toContain("<BirthDate>1980-02-03</BirthDate>");
  const noted = await app.db.select().from(auditEntries).where(eq(auditEntries.byId, operator.id));
  const whats = noted.map(({ subjectId, after }) => [subjectId, (after as { what?: string } | null)?.what]);
  expect(whats).toContainEqual(["2027", "seller_report_xml"]);
  expect(noted.some(({ subject }) => subject === "tax_message")).toBe(true);
});

test("TR8: what changes after a message is told, corrected under the former name, and then told no more", async () => {
  expect((await make()).json().code).toBe("NOTHING_CHANGED");
  const { id: first, refId } = (await history()).messages[0];
  await app.db.update(contactDetails).set({ street: "Úvoz 1" }).where(eq(contactDetails.userId, big.id));
  await sell(small, "2027-08-01T10:00:00Z", 90_000_00);
  await makeContact(app.ctx, small.id, { firstName: "Nová", lastName: "Velká" });
  await setDetails(small.id, { birthDate: "1990-01-01", taxNumber: "9001011234" });
  expect((await history()).differences).toMatchObject([
    { userId: big.id, kind: "corrected", fields: ["address"] },
    { userId: small.id, kind: "added", fields: [] },
  ]);
  app.clock.advance(1_000);
  const made = (await make()).json().data;
  expect(made.map(({ kind }: { kind: string }) => kind).sort()).toEqual(["DPI401", "DPI402"]);
  const { body } = await fileOf(made.find(({ kind }: { kind: string }) => kind === "DPI402").id);
  expect(body).toContain(`<stf:CorrDocRefId>${refId}-seller-${big.id}</stf:CorrDocRefId>`);
  expect(body).toContain("<stf:DocTypeIndic>OECD2</stf:DocTypeIndic>");
  expect(body).toContain(`<stf:DocRefId>${refId}-operator</stf:DocRefId>`);
  expect(body).toContain("<Street>Úvoz 1</Street>");
  // The first one is as it was made.
  expect((await fileOf(first)).body).toContain("<Street>Veveří 9</Street>");
  expect(await history()).toMatchObject({ operatorDiffers: false, differences: [] });
});

test("TR8: who is reported no more is deleted; a message that was not taken is forgotten, the latest alone", async () => {
  await app.db.execute(
    `update deals set status = 'cancelled', cancelled_at = now()
     where seller_id = ${small.id} and price_minor = 9000000`,
  );
  expect((await history()).differences).toMatchObject([{ userId: small.id, kind: "deleted" }]);
  app.clock.advance(1_000);
  const [made] = (await make()).json().data;
  const { body } = await fileOf(made.id);
  expect(body).toContain("<stf:DocTypeIndic>OECD3</stf:DocTypeIndic>");
  expect(body).toContain("<FirstName>Nová</FirstName>");
  const [, former] = (await history()).messages;
  expect((await discard(former.id)).json().code).toBe("NOT_LATEST");
  expect((await discard(made.id)).statusCode).toBe(200);
  expect((await discard(made.id)).statusCode).toBe(404);
  expect((await history()).differences).toMatchObject([{ userId: small.id, kind: "deleted" }]);
  expect((await make()).statusCode).toBe(201);
});

test("TR4: who leaves is still reported as who he was, and forgotten with the deals", async () => {
  await transaction(app.ctx, async (tx) => {
    for (const { id } of [big, operator]) await sellerReportsData.forget?.(tx, { id, email: "" });
    await tx.db.delete(contactDetails).where(eq(contactDetails.userId, big.id));
    await sellerReportsData.forget?.(tx, { id: big.id, email: "" });
  });
  const messages: { id: number }[] = (await history()).messages;
  const before = await filesOf(messages);
  const { items } = (await ask("?group=reported")).json();
  expect(items).toMatchObject([{ name: "Petr Malý", address: "Úvoz 1, 602 00 Brno", gaps: [] }]);
  expect(items[0].details.birthDate).toBe("1980-02-03");
  await makeContact(app.ctx, big.id, { firstName: "Petr", lastName: "Malý" });
  await sellerReportsData.forgetDeals?.(app.ctx, { id: big.id, email: "" });
  const [stored] = await app.db.select().from(sellerTaxDetails).where(eq(sellerTaxDetails.userId, big.id));
  expect(stored).toBeUndefined();
  const sent = await app.db.select().from(sellerReportRecords).where(eq(sellerReportRecords.userId, big.id));
  expect(sent).toEqual([]);
  // What was sent stays as it was sent.
  expect(before.join()).toContain("<LastName>Malý</LastName>");
  expect(await filesOf(messages)).toEqual(before);
});

test("TR3: the table has everybody, the reason for which somebody is left out, and what is missing", async () => {
  const [head, ...lines] = (await ask("/table")).body.trimEnd().split("\r\n");
  expect(head).toMatch(/^\uFEFFV oznámení;Chybí;Uživatel;/);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(new RegExp(`^ano;[^;]*;${big.username};;Petr;Malý;`));
  expect(lines[0]).toContain(";63200,00;");
  expect(lines[2]).toMatch(/^ne, méně než 30 prodejů/);
  const empty = await app.as(operator).get("/api/finance/seller-reports/2026/table");
  expect(empty.json().code).toBe("NOTHING_TO_EXPORT");
});

test("TR8: who has been forgotten altogether holds no message up", async () => {
  await app.db.delete(contactDetails).where(eq(contactDetails.userId, big.id));
  expect((await make()).json().code).toBe("SELLER_DATA_MISSING");
  const at = app.clock.now();
  await app.db.insert(accountDeletions).values({ userId: big.id, wantedAt: at, dueAt: at, deletedAt: at });
  expect((await make()).json().code).toBe("NOTHING_CHANGED");
});

test("RE16: a message goes ten years after the end of its year, with its file", async () => {
  const now = app.clock.now();
  const [message] = await app.db.select().from(sellerReportMessages).limit(1);
  const id = message?.id ?? 0;
  await app.db.delete(sellerReportFiles).where(eq(sellerReportFiles.messageId, id));
  // Made before files were kept.
  expect((await fileOf(id)).body).toContain("<ReportingPeriod>2027-12-31</ReportingPeriod>");
  app.clock.set(new Date("2037-12-31T22:30:00Z"));
  expect(await sweepMessages(app.ctx)).toBe(0);
  app.clock.set(new Date("2037-12-31T23:30:00Z"));
  expect(await sweepMessages(app.ctx)).toBeGreaterThan(0);
  expect(await app.db.$count(sellerReportFiles)).toBe(0);
  expect(await app.db.$count(sellerReportRecords)).toBe(0);
  app.clock.set(now);
});

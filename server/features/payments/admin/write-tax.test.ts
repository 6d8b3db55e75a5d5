import { beforeAll, expect, test } from "vitest";
import { and, eq } from "#server/db/query.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { createOrder } from "#server/features/payments/create-order.ts";
import { readVatRates } from "#server/features/payments/tax-setting.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeSetting } from "#test/make/setting.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

let app: TestApp;
let operator: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  operator = await makeUser(app.ctx, { scopes: ["finance"] });
});

const stored = async () => (await app.as(operator).get("/api/finance/tax")).json().data;
const write = (body: object) => app.as(operator).put("/api/finance/tax", body);

test("TX1: rates are kept by their day over the version that was seen, in force at once and in the audit", async () => {
  const first = await stored();
  expect(first).toEqual({
    isPayer: true,
    rates: [{ from: "2024-01-01", standard: 21, reduced: 12 }],
    version: null,
  });
  const rates = [
    { from: "2027-01-01", standard: 23, reduced: 10 },
    { from: "2024-01-01", standard: 21, reduced: 12 },
  ];
  const answer = await write({ ...first, rates });
  expect(answer.json().data.rates.map(({ from }: { from: string }) => from)).toEqual(["2024-01-01", "2027-01-01"]);
  expect(await readVatRates(app.ctx, new Date("2026-12-31T22:59:00Z"))).toEqual({
    standard: 21,
    reduced: 12,
    zero: 0,
  });
  // Midnight in Prague.
  expect(await readVatRates(app.ctx, new Date("2026-12-31T23:00:00Z"))).toEqual({
    standard: 23,
    reduced: 10,
    zero: 0,
  });
  const isIt = and(eq(auditEntries.subject, "setting"), eq(auditEntries.subjectId, "tax"));
  const entries = await app.db.select().from(auditEntries).where(isIt);
  expect(entries).toMatchObject([{ byId: operator.id, before: { rates: first.rates } }]);

  expect((await write({ ...first, isPayer: false })).json().code).toBe("CHANGED_ELSEWHERE");
  expect((await write({ ...(await stored()), isPayer: false })).statusCode).toBe(200);
  expect(await readVatRates(app.ctx, new Date("2027-06-01T10:00:00Z"))).toBeNull();
});

test("TX1: no rates, a day that is none, two rates of one day, a rate of a hundred and a stranger are refused, and nothing is stored", async () => {
  const before = await stored();
  const rate = { from: "2028-01-01", standard: 20, reduced: 12 };
  for (const rates of [
    [],
    [{ ...rate, from: "2028-02-30" }],
    [{ ...rate, standard: 100 }],
    [{ ...rate, standard: 1.5 }],
    [{ ...rate, reduced: 100 }],
  ])
    expect((await write({ ...before, rates })).statusCode).toBe(422);
  const twice = await write({ ...before, rates: [rate, { ...rate, standard: 21 }] });
  expect([twice.statusCode, Object.keys(twice.json().errors)]).toEqual([422, ["rates.1.from"]]);
  const stranger = await makeUser(app.ctx, { scopes: ["content"] });
  expect((await app.as(stranger).put("/api/finance/tax", before)).statusCode).toBe(403);
  expect(await stored()).toEqual(before);
});

test("TX1: what a day to come changes is shown by class, with the goods and the unpaid orders of it", async () => {
  app.clock.set(new Date("2026-12-01T10:00:00Z"));
  const who = await makeUser(app.ctx, { scopes: ["finance"] });
  const rates = [
    ...[
      { from: "2024-01-01", standard: 21, reduced: 12 },
      { from: "2027-01-01", standard: 21, reduced: 10 },
    ],
    { from: "2027-07-01", standard: 23, reduced: 10 },
  ];
  await makeSetting(app.ctx, "tax", { isPayer: true, rates });
  const line = { label: { cs: "Kniha", en: "Book" }, revenue: "goods", quantity: 1, unitMinor: 100 };
  await createOrder(app.ctx, {
    ...{ userId: who.id, subject: { type: "package", id: 1 }, lines: [{ ...line, taxClass: "reduced" }, line] },
  });
  const { data } = (await app.as(who).get("/api/finance/tax/changes")).json();
  expect(data).toEqual([
    { from: "2027-01-01", taxClass: "reduced", before: 12, after: 10, goods: 0, waiting: 1 },
    { from: "2027-07-01", taxClass: "standard", before: 21, after: 23, goods: 0, waiting: 1 },
  ]);
});

import { beforeAll, beforeEach, expect, test } from "vitest";
import type { EditableCurrency } from "#contract/currencies/currency-admin.ts";
import { desc, eq } from "#server/db/query.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { seedCurrencies } from "#server/features/currencies/seed-currencies.ts";
import { currencies } from "#server/features/currencies/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

/** The operator keeps currencies without SQL (rule MO9). */

let app: TestApp;
let operator: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  operator = await makeUser(app.ctx, { scopes: ["content"] });
});
beforeEach(async () => {
  await app.db.delete(currencies);
  await seedCurrencies(app.ctx);
});

const url = "/api/admin/currencies";
const pound = {
  symbolBefore: "£",
  symbolAfter: "",
  decimals: 2,
  rate: 28.1,
  isDefault: false,
  isShown: true,
};
const stored = async (code: string): Promise<EditableCurrency> => {
  const { data } = (await app.as(operator).get(url)).json();
  return data.find((each: EditableCurrency) => each.code === code);
};
const change = async (code: string, more: object) => {
  const { id, code: _, rateOn: _on, ...body } = await stored(code);
  return app.as(operator).put(`${url}/${id}`, { ...body, ...more });
};
const remove = async (code: string, seen?: number) => {
  const { id, version } = await stored(code);
  return app.as(operator).delete(`${url}/${id}?version=${seen ?? version}`);
};
const shown = async () => (await app.as(null).get("/api/lists/currencies")).json();

test("a currency is added, changed, put in order and taken away, and visitors see each at once", async () => {
  const added = await app.as(operator).post(url, { ...pound, code: "gbp" });
  expect([added.statusCode, added.json().data]).toMatchObject([201, { code: "GBP", rate: 28.1, rateOn: null }]);
  expect(await shown()).toMatchObject([{}, {}, {}, { code: "GBP", symbol_before: "£", rate: 28.1 }]);
  expect((await change("GBP", { rate: 27.5, decimals: 0 })).statusCode).toBe(200);
  expect((await shown())[3]).toMatchObject({ rate: 27.5, decimals: 0 });
  const ids = (await app.as(operator).get(url)).json().data.map(({ id }: EditableCurrency) => id);
  expect((await app.as(operator).put(url, { ids: ids.toReversed() })).statusCode).toBe(200);
  expect((await shown()).map(({ code }: EditableCurrency) => code)).toEqual(["GBP", "USD", "EUR", "CZK"]);
  const { version } = await stored("GBP");
  expect((await remove("GBP", version - 1)).json().code).toBe("CHANGED_ELSEWHERE");
  expect((await remove("GBP")).statusCode).toBe(200);
  expect((await shown()).map(({ code }: EditableCurrency) => code)).toEqual(["USD", "EUR", "CZK"]);
  const [entry] = await app.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  expect(entry).toMatchObject({ byId: operator.id, subject: "currency", subjectId: "GBP", after: null });
});

test("a hidden currency is the operator's alone", async () => {
  expect((await change("USD", { isShown: false })).statusCode).toBe(200);
  expect((await shown()).map(({ code }: EditableCurrency) => code)).toEqual(["CZK", "EUR"]);
  expect(await stored("USD")).toMatchObject({ isShown: false });
});

test("there is always one default, and its place is taken, not given up", async () => {
  expect((await change("EUR", { isDefault: true })).statusCode).toBe(200);
  expect((await shown()).map((each: { is_default: boolean }) => each.is_default)).toEqual([false, true, false]);
  expect((await change("EUR", { isDefault: false })).json().errors).toEqual({
    isDefault: [expect.any(String)],
  });
  expect((await change("EUR", { isShown: false })).json().errors).toEqual({ isShown: [expect.any(String)] });
  expect((await remove("EUR")).json().code).toBe("CURRENCY_NEEDED");
});

test("crowns are what is paid: their rate stays 1 and they stay shown", async () => {
  await change("EUR", { isDefault: true });
  expect((await change("CZK", { rate: 2, jumpConfirmed: true })).json().errors).toEqual({
    rate: ["V korunách se platí, jejich kurz je vždy 1."],
  });
  expect((await change("CZK", { isShown: false })).statusCode).toBe(422);
  expect((await remove("CZK")).statusCode).toBe(409);
  expect((await change("CZK", { symbolAfter: "CZK" })).statusCode).toBe(200);
});

test("of two who change the same the second is told, and nothing is overwritten", async () => {
  const [first, second] = await Promise.all([
    change("EUR", { version: 0, rate: 24 }),
    change("EUR", { version: 0, rate: 25 }),
  ]);
  expect([first.statusCode, second.statusCode].toSorted()).toEqual([200, 409]);
  const late = await change("EUR", { version: 0 });
  expect(late.json().code).toBe("CHANGED_ELSEWHERE");
});

test("a rate that jumps is stored once somebody says that it is meant", async () => {
  expect((await change("EUR", { rate: 2.43 })).json()).toMatchObject({ code: "RATE_JUMP" });
  expect((await stored("EUR")).rate).toBe(24.3);
  expect((await change("EUR", { rate: 2.43, jumpConfirmed: true })).statusCode).toBe(200);
  expect((await stored("EUR")).rate).toBe(2.43);
});

test.each([
  ["no letters", { code: "E1R" }, "code"],
  ["a code that is there", { code: "EUR" }, "code"],
  ["a rate of nothing", { rate: 0 }, "rate"],
  ["five decimals", { decimals: 5 }, "decimals"],
  ["no symbol", { symbolBefore: " " }, "symbolAfter"],
])("a currency with %s is refused at its field", async (_, wrong, field) => {
  const refused = await app.as(operator).post(url, { ...pound, code: "GBP", ...wrong });
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, [field]]);
  expect(await app.db.select().from(currencies).where(eq(currencies.code, "GBP"))).toEqual([]);
});

import { beforeAll, beforeEach, expect, test } from "vitest";
import type { EditableCurrency, RateProposal } from "#contract/currencies/currency-admin.ts";
import { desc } from "#server/db/query.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { seedCurrencies } from "#server/features/currencies/seed-currencies.ts";
import { currencies } from "#server/features/currencies/table.ts";
import { settings } from "#server/features/settings/table.ts";
import { createCnbRates } from "#server/ports/rates/cnb-rates.ts";
import { forget } from "#server/remembered.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { type RateServer, startRateServer } from "#test/make/rate-server.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { takeDailyRates } from "./take-daily-rates.ts";

/** Rates come from the Czech National Bank's daily list, by hand or by themselves (rules MO10 to MO12). */

let app: TestApp;
let bank: RateServer;
let operator: TestUser;
beforeAll(async () => {
  bank = await startRateServer();
  app = await createTestApp({ ports: { rates: createCnbRates({ address: bank.url, patienceMs: 500 }) } });
  operator = await makeUser(app.ctx, { scopes: ["content"] });
});
beforeEach(async () => {
  Object.assign(bank, {
    list: listOf("27.11.2026", { EUR: "24,215", USD: "20,9" }),
    status: 200,
    isSilent: false,
  });
  app.clock.set(new Date("2026-11-27T15:00:00Z"));
  await app.db.delete(currencies);
  await app.db.delete(settings);
  forget(app.ctx);
  await seedCurrencies(app.ctx);
});

const listOf = (day: string, rates: Record<string, string>) =>
  [
    `${day} #230`,
    "země|měna|množství|kód|kurz",
    ...Object.entries(rates).map(([code, rate]) => `země|měna|1|${code}|${rate}`),
  ].join("\n");
const url = "/api/admin/currencies";
const stored = async (): Promise<EditableCurrency[]> => (await app.as(operator).get(url)).json().data;
const propose = (list: string | null = null) => app.as(operator).post(`${url}/rates/proposal`, { list });
const store = ({ on, changes }: RateProposal, more: object = {}) =>
  app.as(operator).put(`${url}/rates`, {
    on,
    rates: changes.map(({ id, to, version }) => ({ id, rate: to, version })),
    ...more,
  });
const rates = async () => Object.fromEntries((await stored()).map(({ code, rate }) => [code, rate]));
const setDaily = (isOn: boolean, version: string | null = null) =>
  app.as(operator).put(`${url}/daily`, { isOn, version });

test("the bank's list is shown against what is kept, and stored only when it is asked for", async () => {
  const proposal = (await propose()).json().data;
  expect(proposal).toMatchObject({ on: "2026-11-27", missing: [], isOlder: false });
  expect(proposal.changes).toMatchObject([
    { code: "EUR", from: 24.3, to: 24.215, percent: -0.35, isJump: false },
    { code: "USD", from: 20.9, to: 20.9, percent: 0, isJump: false },
  ]);
  expect(await rates()).toEqual({ CZK: 1, EUR: 24.3, USD: 20.9 });
  expect((await store(proposal)).statusCode).toBe(200);
  expect(await rates()).toEqual({ CZK: 1, EUR: 24.215, USD: 20.9 });
  expect((await app.as(null).get("/api/lists/currencies")).json()[1].rate).toBe(24.215);
  expect((await stored()).map(({ rateOn }) => rateOn)).toEqual([null, "2026-11-27", "2026-11-27"]);
  const [entry] = await app.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  expect(entry).toMatchObject({ subjectId: "2026-11-27", before: { EUR: 24.3 }, after: { EUR: 24.215 } });
});

test("a list from a file is read the same; what it does not say is named, and that it is old", async () => {
  await store((await propose()).json().data);
  const { data } = (await propose(listOf("20 Nov 2026", { EUR: "24,5" }))).json();
  expect(data).toMatchObject({ on: "2026-11-20", missing: ["USD"], isOlder: true });
});

test("a rate that jumps waits for a confirmation, and the others wait with it", async () => {
  const proposal = (await propose(listOf("27.11.2026", { EUR: "24,2", USD: "2,09" }))).json().data;
  expect(proposal.changes[1]).toMatchObject({ code: "USD", percent: -90, isJump: true });
  expect((await store(proposal)).json().code).toBe("RATE_JUMP");
  expect(await rates()).toEqual({ CZK: 1, EUR: 24.3, USD: 20.9 });
  expect((await store(proposal, { jumpConfirmed: true })).statusCode).toBe(200);
  expect(await rates()).toEqual({ CZK: 1, EUR: 24.2, USD: 2.09 });
});

test("over a rate that somebody else has changed meanwhile nothing is stored", async () => {
  const proposal = (await propose()).json().data;
  await store(proposal);
  expect((await store(proposal)).json().code).toBe("CHANGED_ELSEWHERE");
});

test("what is no list, one of a day to come, and a bank that is away are each said in a sentence", async () => {
  const message = async (list: string | null) => (await propose(list)).json().message;
  expect(await message("Nic")).toMatch(/nerozumíme řádku 1\.$/);
  expect(await message(listOf("28.11.2026", { EUR: "24" }))).toMatch(/ještě nenastal\.$/);
  bank.status = 500;
  expect(await message(null)).toMatch(/nepodařilo načíst/);
  expect(await rates()).toEqual({ CZK: 1, EUR: 24.3, USD: 20.9 });
});

test("the daily list is off by default; turned on it is taken once a day, by whichever server comes first", async () => {
  expect(await takeDailyRates(app.ctx)).toBe(0);
  expect((await setDaily(true)).json().data).toMatchObject({ isOn: true, version: expect.any(String) });
  expect((await setDaily(false)).json().code).toBe("CHANGED_ELSEWHERE");
  expect((await Promise.all([takeDailyRates(app.ctx), takeDailyRates(app.ctx)])).toSorted()).toEqual([0, 2]);
  expect(await rates()).toEqual({ CZK: 1, EUR: 24.215, USD: 20.9 });
  bank.isSilent = true;
  expect(await takeDailyRates(app.ctx)).toBe(0);
});

test("a list that has not come yet is awaited, and none is asked for before the afternoon", async () => {
  await setDaily(true);
  app.clock.set(new Date("2026-11-30T08:00:00Z"));
  expect(await takeDailyRates(app.ctx)).toBe(2);
  app.clock.set(new Date("2026-11-30T14:00:00Z"));
  expect(await takeDailyRates(app.ctx)).toBe(0);
  bank.list = listOf("30.11.2026", { EUR: "24,3", USD: "21" });
  expect(await takeDailyRates(app.ctx)).toBe(2);
});

test("where a rate jumps by itself, or the bank is away, the work fails and nothing is stored", async () => {
  await setDaily(true);
  bank.list = listOf("27.11.2026", { EUR: "24,2", USD: "31" });
  await expect(takeDailyRates(app.ctx)).rejects.toThrow(/USD 48.33 %/);
  bank.status = 404;
  await expect(takeDailyRates(app.ctx)).rejects.toThrow(/404/);
  expect(await rates()).toEqual({ CZK: 1, EUR: 24.3, USD: 20.9 });
});

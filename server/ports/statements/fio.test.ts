import { beforeAll, beforeEach, expect, test } from "vitest";
import { type FioBank, makeFioBank } from "#test/make/fio-bank.ts";
import { createFio } from "./fio.ts";

let bank: FioBank;
beforeAll(async () => {
  bank = await makeFioBank();
});
beforeEach(() => Object.assign(bank, { token: "fio".padEnd(64, "0"), restMs: 0, isSilent: false, instead: null }));

const fio = (more: object = {}) =>
  createFio({ token: bank.token, address: bank.url, restMs: 0, patienceMs: 300, ...more });
const period = { from: "2026-11-20", to: "2026-11-24" };

test("the bank is asked for days, and its answer is one statement", async () => {
  const [file] = await fio().read(period);
  expect(JSON.parse(file?.content.toString() ?? "").accountStatement.info.currency).toBe("CZK");
  expect(bank.asked.at(-1)).toBe("2026-11-20 2026-11-24");
});

test("the bank is not asked again before its rest is over, and once more where another has asked meanwhile", async () => {
  bank.restMs = 80;
  const mine = fio({ restMs: 90 });
  await mine.read(period);
  expect(await mine.read(period)).toHaveLength(1);
  await new Promise((over) => setTimeout(over, 90));
  await fio().read(period);
  expect(await mine.read(period), "409, and an answer after the rest").toHaveLength(1);
});

test.each([
  ["knows the token no more", { token: "another".padEnd(64, "0") }, /500: it does not know the token/],
  ["is asked too often by others", { restMs: 60_000 }, /409: it was asked more often/],
  ["wants an authorisation", { instead: { status: 422, json: null } }, /422: .*90 days/],
  ["answers slowly", { isSilent: true }, /timeout|aborted/i],
  ["answers without an end", { instead: { json: "x".repeat(2_000) } }, /longer than/],
])("a bank that %s is away, and its token is in no word of it", async (_, behaviour, reason) => {
  const { token } = bank;
  const asking = fio({ mostBytes: 1_000 });
  if ("restMs" in behaviour) await fio().read(period);
  Object.assign(bank, behaviour);
  const error: unknown = await asking.read(period).catch((fault: unknown) => fault);
  expect(String(error)).toMatch(reason);
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error as object))).not.toContain(token);
});

import { expect, test } from "vitest";
import { startRateServer } from "#test/make/rate-server.ts";
import { createCnbRates } from "./cnb-rates.ts";

test("the bank's list is read as it is published", async () => {
  const bank = await startRateServer();
  bank.list = "27.11.2026 #230\nzemě|měna|množství|kód|kurz\nEMU|euro|1|EUR|24,215\n";
  expect(await createCnbRates({ address: bank.url }).read()).toBe(bank.list);
});

test.each([
  ["answers with an error", { status: 503 }, /503/],
  ["answers without an end", { list: "x".repeat(200_000) }, /longer than/],
  ["does not answer", { isSilent: true }, /timeout|aborted/i],
])("a bank that %s is away, and nobody waits for it for long", async (_, behaviour, reason) => {
  const bank = await startRateServer();
  Object.assign(bank, behaviour);
  await expect(createCnbRates({ address: bank.url, patienceMs: 300 }).read()).rejects.toThrow(reason);
});

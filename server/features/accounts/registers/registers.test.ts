import { beforeAll, beforeEach, expect, test } from "vitest";
import { createAres } from "#server/ports/company-register/ares.ts";
import { createVies } from "#server/ports/tax-numbers/vies.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeHttpPeer } from "#test/make/http-peer.ts";
import { makeUser } from "#test/make/user.ts";
import { sweepExpired } from "../sweep-expired.ts";
import { registerAnswers } from "./table.ts";

let asked: string[];
let answer: { status?: number; json: unknown } | "silence";
beforeEach(() => {
  asked = [];
});
const endpoint = await makeHttpPeer(({ path, body }) => {
  asked.push(path.includes("vies") ? body : (path.split("/").at(-1) ?? ""));
  return answer;
});
let site: TestApp;
let silent: TestApp;
beforeAll(async () => {
  const real = { endpoint, patienceMs: 300 };
  site = await createTestApp({ ports: { companyRegister: createAres(real), taxNumbers: createVies(real) } });
  silent = await createTestApp();
});

const find = async (who: { token: string }, companyId: string) =>
  (await site.as(who).post("/api/me/company-lookups", { companyId })).json();
const check = async (who: { token: string }, taxId: string) =>
  (await site.as(who).post("/api/me/tax-number-checks", { taxId })).json();

test("A25: a company is filled in from the register, which is asked once a day", async () => {
  const user = await makeUser(site.ctx);
  answer = {
    json: { ico: "00006947", obchodniJmeno: "Ministerstvo financí", sidlo: { nazevObce: "Praha" } },
  };
  const found = { outcome: "found", company: { company: "Ministerstvo financí", city: "Praha" } };
  // An IČO without its zeros is unknown to the register, so it is asked with them.
  expect((await find(user, "6947")).data).toMatchObject(found);
  answer = "silence";
  expect((await find(await makeUser(site.ctx), "000 06 947")).data).toMatchObject(found);
  expect(asked).toEqual(["00006947"]);
  site.clock.advance(24 * 60 * 60 * 1000);
  expect((await find(user, "00006947")).data).toEqual({ outcome: "away", company: null });
  site.clock.advance(1_000);
  await sweepExpired(site.ctx);
  expect(await site.db.select().from(registerAnswers)).toEqual([]);
});

test("a wrong check digit is refused before anybody is asked, an unknown number is said to be one", async () => {
  const user = await makeUser(site.ctx);
  expect((await find(user, "27082441")).errors).toHaveProperty("companyId");
  expect(asked).toEqual([]);
  answer = { status: 404, json: {} };
  expect((await find(user, "27082440")).data).toEqual({ outcome: "unknown", company: null });
});

test("a tax number is valid, invalid, or nothing is known of it, which is not kept", async () => {
  const user = await makeUser(site.ctx);
  answer = { json: { valid: false, userError: "MS_UNAVAILABLE" } };
  expect((await check(user, "CZ27082440")).data).toEqual({ outcome: "away" });
  answer = { json: { valid: true } };
  expect((await check(user, "cz 27082440")).data).toEqual({ outcome: "valid" });
  answer = { json: { valid: false } };
  expect((await check(user, "SK1234567890")).data).toEqual({ outcome: "invalid" });
  expect((await check(user, "US123456")).data).toEqual({ outcome: "outside" });
  expect((await check(user, "27082440")).errors).toHaveProperty("taxId");
  expect(asked).toHaveLength(3);
});

test("who asks for one after the other is stopped, and a site that asks nobody says so", async () => {
  const user = await makeUser(silent.ctx);
  const off = await silent.as(user).post("/api/me/company-lookups", { companyId: "27082440" });
  expect(off.json().data).toEqual({ outcome: "off", company: null });
  const busy = await makeUser(site.ctx);
  answer = { json: { valid: true } };
  for (let count = 0; count < 60; count++) await check(busy, "CZ27082440");
  expect((await check(busy, "CZ27082440")).code).toBe("TOO_MANY");
});

import { beforeEach, expect, test } from "vitest";
import { makeHttpPeer } from "#test/make/http-peer.ts";
import type { PeerCall } from "#test/rig/http-peer.ts";
import { createVies } from "./vies.ts";

type Answer = { status?: number; json: unknown } | "silence";
let calls: PeerCall[];
let answer: Answer;
beforeEach(() => {
  calls = [];
});
const endpoint = await makeHttpPeer((call) => {
  calls.push(call);
  return answer;
});
const vies = createVies({ endpoint, patienceMs: 300 });

test("a number is asked about by its country and the rest, and is valid or not", async () => {
  const said = { countryCode: "CZ", vatNumber: "27082440", requestDate: "2026-11-24T10:00:00.000Z" };
  answer = { json: { ...said, valid: true, name: "Alza.cz a.s.", address: "Jankovcova 1522/53" } };
  expect(await vies.isValid("CZ27082440")).toBe(true);
  expect(calls[0]).toMatchObject({
    method: "POST",
    path: "/taxation_customs/vies/rest-api/check-vat-number",
    body: JSON.stringify({ countryCode: "CZ", vatNumber: "27082440" }),
  });
  answer = { json: { ...said, valid: false, userError: "INVALID" } };
  expect(await vies.isValid("CZ27082440")).toBe(false);
  answer = { status: 400, json: { actionSucceed: false, errorWrappers: [{ error: "INVALID_INPUT" }] } };
  expect(await vies.isValid("CZ1")).toBe(false);
});

test.each<[string, Answer]>([
  ["a country's system that is away", { json: { valid: false, userError: "MS_UNAVAILABLE" } }],
  [
    "too many who ask",
    { status: 500, json: { actionSucceed: false, errorWrappers: [{ error: "MS_MAX_CONCURRENT_REQ" }] } },
  ],
  ["an error", { status: 503, json: {} }],
  ["another shape", { json: { hello: true } }],
  ["silence", "silence"],
])("%s says nothing of the number", async (_what, given) => {
  answer = given;
  await expect(vies.isValid("CZ27082440")).rejects.toThrow();
});

import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { rateLimits, users } from "#server/features/accounts/table.ts";
import { createRecaptcha } from "#server/ports/human-check/recaptcha.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { goodsOrderBody } from "#test/make/goods-order.ts";
import { makeUser } from "#test/make/user.ts";

/** A stand-in for Google's `siteverify`: knows tokens, serves each once, as the real one does. */
let verdicts: Map<string, object>;
let status = 200;
const asked: URLSearchParams[] = [];
const peer = createServer(async (request, response) => {
  const form = new URLSearchParams(await text(request));
  asked.push(form);
  const token = form.get("response") ?? "";
  const verdict = verdicts.get(token) ?? { success: false, "error-codes": ["timeout-or-duplicate"] };
  verdicts.delete(token);
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(verdict));
});

let site: TestApp;
beforeAll(async () => {
  peer.listen(0, "localhost");
  await once(peer, "listening");
  const humanCheck = createRecaptcha({
    siteKey: "k".repeat(40),
    secret: "s".repeat(40),
    hostname: "kabinet.test",
    endpoint: `http://localhost:${(peer.address() as AddressInfo).port}/siteverify`,
  });
  site = await createTestApp({ ports: { humanCheck } });
});
afterAll(() => peer.close());
beforeEach(async () => {
  verdicts = new Map();
  status = 200;
  asked.length = 0;
  await site.db.delete(rateLimits);
});

const person = { success: true, action: "register", hostname: "kabinet.test", score: 0.5 };
let made = 0;
const register = (recaptcha?: string) => {
  made += 1;
  return site.as(null).post("/api/auth/register", {
    email: `clovek${made}@kabinet.test`,
    username: `clovek${made}`,
    password: "pomalu zrající sud",
    terms: true,
    adult: true,
    ...(recaptcha !== undefined && { recaptcha }),
  });
};

test("a person's token opens the form once; the secret goes with it", async () => {
  verdicts.set("dobry", person);
  expect((await register("dobry")).statusCode).toBe(201);
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({ secret: "s".repeat(40), response: "dobry" });
  expect((await register("dobry")).statusCode).toBe(422);
});

test.each([
  ["that is refused", { success: false }],
  ["of another action", { ...person, action: "newsletter" }],
  ["of another site", { ...person, hostname: "kabinet.example" }],
  ["with a low score", { ...person, score: 0.4 }],
  ["without a score", { ...person, score: undefined }],
])("a token %s stores nothing and is refused in one sentence", async (_, verdict) => {
  const before = await site.db.$count(users);
  verdicts.set("spatny", verdict);
  const answer = await register("spatny");
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    code: "NOT_HUMAN",
    errors: { recaptcha: [expect.stringContaining("formulář posílá člověk")] },
  });
  expect(await site.db.$count(users)).toBe(before);
});

test("a form without a token is refused, and nobody is asked", async () => {
  expect((await register()).statusCode).toBe(422);
  expect((await register("")).statusCode).toBe(422);
  expect(asked).toEqual([]);
});

test("while the service fails people still register", async () => {
  status = 503;
  expect((await register("cokoli")).statusCode).toBe(201);
});

test("A8: a guest's order needs a person's token of its own action; an account's does not", async () => {
  let presses = 0;
  const order = async (more: object, user: { token: string } | null = null) => {
    const headers = { "idempotency-key": `press-${++presses}-of-the-button` };
    const key = user ? "own" : "a".repeat(43);
    return (await site.as(user).post(`/api/cart/${key}/order`, { ...goodsOrderBody, ...more }, headers)).json().code;
  };
  expect(await order({})).toBe("NOT_HUMAN");
  verdicts.set("cizi", person).set("jeho", { ...person, action: "order" });
  expect(await order({ recaptcha: "cizi" })).toBe("NOT_HUMAN");
  expect(await order({ recaptcha: "jeho" })).toBe("CART_EMPTY");
  expect(await order({}, await makeUser(site.ctx))).toBe("CART_EMPTY");
});

import { beforeAll, beforeEach, expect, test } from "vitest";
import { createMailLink } from "#server/features/accounts/mail-links/create-mail-link.ts";
import { sweepExpired } from "#server/features/accounts/sweep-expired.ts";
import { rateLimits, signInPlaces } from "#server/features/accounts/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeUser, testPassword } from "#test/make/user.ts";

/** Guessing one account from many addresses (rule LI1). */

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
beforeEach(() => site.db.delete(rateLimits));

const post = (url: string, payload: object, remoteAddress: string) =>
  site.app.inject({ method: "POST", url, payload, remoteAddress });
const login = (payload: object, remoteAddress: string) => post("/api/auth/login", payload, remoteAddress);

/** A guess from each of so many networks; answers with the statuses. */
async function guess(email: string, networks: number, first = 0): Promise<number[]> {
  const statuses = [];
  for (let index = first; index < first + networks; index += 1) {
    const answer = await login({ email, password: `hádané heslo ${index}` }, `203.0.113.${index}`);
    statuses.push(answer.statusCode);
  }
  return statuses;
}

test.each([
  ["an account", async () => (await makeUser(site.ctx)).email],
  ["an e-mail without an account", () => "nikdo-nema@kabinet.test"],
])("guesses at %s from ever new addresses end after 20 in an hour", async (_, emailOf) => {
  const statuses = await guess(await emailOf(), 25);
  expect(statuses).toEqual([...Array<number>(20).fill(422), ...Array<number>(5).fill(429)]);
});

test("meanwhile the owner signs in from a network and from a device that the account knows, and from nowhere else", async () => {
  const user = await makeUser(site.ctx);
  const right = { email: user.email, password: testPassword };
  const home = "198.51.100.1";
  const { device } = (await login(right, home)).json();
  await guess(user.email, 20);

  expect((await login(right, home)).statusCode).toBe(200);
  expect((await login({ ...right, device }, "198.51.100.2")).statusCode).toBe(200);
  expect((await login(right, "198.51.100.3")).statusCode).toBe(429);
  expect((await login({ ...right, device: "A".repeat(43) }, "198.51.100.4")).statusCode).toBe(429);
});

test("who guesses from the owner's network does not use up the owner's device", async () => {
  const user = await makeUser(site.ctx);
  const right = { email: user.email, password: testPassword };
  const home = "198.51.100.5";
  const { device } = (await login(right, home)).json();
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await login({ email: user.email, password: "hádané heslo 1" }, home);
  }
  expect((await login(right, home)).statusCode).toBe(429);
  expect((await login({ ...right, device }, home)).statusCode).toBe(200);
});

test("a device has five attempts too, and is known to the accounts alone that signed in on it", async () => {
  const [user, other] = [await makeUser(site.ctx), await makeUser(site.ctx)];
  const { device } = (await login({ email: user.email, password: testPassword }, "198.51.100.6")).json();
  const wrong = { email: user.email, password: "hádané heslo 1", device };
  for (let attempt = 0; attempt < 5; attempt += 1) {
    expect((await login(wrong, `198.51.100.${10 + attempt}`)).statusCode).toBe(422);
  }
  expect((await login(wrong, "198.51.100.20")).statusCode).toBe(429);
  await guess(other.email, 20);
  const foreign = { email: other.email, password: testPassword, device };
  expect((await login(foreign, "198.51.100.21")).statusCode).toBe(429);
});

test("a new password from the mail opens the way from where it was set, and forgets all other places", async () => {
  const user = await makeUser(site.ctx);
  const old = "198.51.100.30";
  const { device } = (await login({ email: user.email, password: testPassword }, old)).json();
  await guess(user.email, 20);
  const hash = await createMailLink(site.ctx, user.id, "password");
  const password = "jiný pomalu zrající sud";
  expect((await post("/api/auth/password", { hash, password }, "198.51.100.31")).statusCode).toBe(200);
  expect((await login({ email: user.email, password }, "198.51.100.31")).statusCode).toBe(200);
  expect((await login({ email: user.email, password, device }, old)).statusCode).toBe(429);
});

test("a device that is no secret of ours is none, and places go after 180 days without a sign-in", async () => {
  const user = await makeUser(site.ctx);
  const answer = await login({ email: user.email, password: testPassword, device: "x" }, "198.51.100.40");
  expect(answer.statusCode).toBe(200);
  expect(Buffer.from(answer.json().device, "base64url")).toHaveLength(32);
  expect(await site.db.$count(signInPlaces)).toBeGreaterThan(0);
  site.clock.advance(181 * 24 * 60 * 60 * 1000);
  await sweepExpired(site.ctx);
  expect(await site.db.$count(signInPlaces)).toBe(0);
});

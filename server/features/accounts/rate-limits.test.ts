import { beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeUser } from "#test/make/user.ts";
import { countHere, limits } from "./rate-limits.ts";
import { rateLimits } from "./table.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
beforeEach(() => site.db.delete(rateLimits));

let made = 0;
const email = () => {
  made += 1;
  return `nova${made}@kabinet.test`;
};
const send = (url: string, payload: object, remoteAddress: string) =>
  site.app.inject({ method: "POST", url, payload, remoteAddress });

test.each([
  [
    "registering",
    limits.registerAddress.points,
    "/api/auth/register",
    () => ({
      email: email(),
      username: `nova${made}`,
      password: "pomalu zrající sud",
      terms: true,
      adult: true,
    }),
  ],
  ["asking for passwords", limits.resetAddress.points, "/api/auth/password-reset", () => ({ email: email() })],
  ["signing in", limits.loginAddress.points, "/api/auth/login", () => ({ email: email(), password: "hádané heslo 1" })],
])("%s for ever new accounts is slowed down for an address, not for its neighbours", async (_, points, url, body) => {
  expect((await send(url, body(), "2001:db8:1:1::1")).statusCode).not.toBe(429);
  await site.db.update(rateLimits).set({ points });
  // The same subscriber from another address of the same network.
  const refused = await send(url, body(), "2001:db8:1:1::2");
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(60);
  expect(refused.json().message).toMatch(/^Příliš mnoho pokusů\./);
  expect((await send(url, body(), "2001:db8:1:2::1")).statusCode).not.toBe(429);
});

test("X-Forwarded-For does not make another caller of one where no proxy is trusted", async () => {
  const attempt = (from: string) =>
    site.app.inject({
      method: "POST",
      url: "/api/auth/login",
      payload: { email: "jana@kabinet.test", password: "hádané heslo 1" },
      headers: { "x-forwarded-for": from },
    });
  for (let count = 0; count < 5; count += 1) expect((await attempt(`203.0.113.${count}`)).statusCode).toBe(422);
  expect((await attempt("203.0.113.77")).statusCode).toBe(429);
});

const idempotent = (key: string) => ({ "idempotency-key": key });

test("LI12: bids, purchases, offers, drafts, searches and pictures of an account are slowed down, whatever its addresses", async () => {
  const user = await makeUser(site.ctx);
  const lot = await makeAuction(site.ctx);
  const draft = await makeListing(site.ctx, { sellerId: user.id, status: "draft", publishedAt: null });
  const acts: [number, (key: string) => Promise<{ statusCode: number }>][] = [
    [
      limits.purchaseUser.points,
      (key) => site.as(user).post(`/api/auctions/${lot.id}/purchase`, { price: 500 }, idempotent(key)),
    ],
    [
      limits.offerUser.points,
      (key) => site.as(user).post(`/api/auctions/${lot.id}/offers`, { price: 500, text: "" }, idempotent(key)),
    ],
    [limits.tableUser.points, () => site.as(user).post("/api/me/advertisements/table", { content: "QQ==" })],
    [limits.changeSearches.points, () => site.as(user).post("/api/me/searches", { q: "rum" })],
    [limits.draftUser.points, () => site.as(user).post("/api/me/advertisements", {})],
    [
      limits.uploadUser.points,
      () => site.as(user).post(`/api/me/advertisements/${draft.id}/images`, {}, { "x-none": "1" }),
    ],
  ];
  for (const [points, act] of acts) {
    await site.db.delete(rateLimits);
    expect((await act("limited-first")).statusCode).not.toBe(429);
    await site.db.update(rateLimits).set({ points });
    expect((await act("limited-second")).statusCode).toBe(429);
  }
  const bid = (count: number) =>
    site.as(user).post(`/api/auctions/${lot.id}/bids`, { maximum: 1 }, idempotent(`limited-${count}`));
  for (let count = 0; count < limits.bidUser.points; count++) expect((await bid(count)).statusCode).toBe(422);
  expect((await bid(-1)).statusCode).toBe(429);
});

test("searches with words are slowed down for an address; what a page asks of its own server is not counted again", async () => {
  const address = await site.app.listen({ host: "127.0.0.1", port: 0 });
  const search = async (q: string) => (await fetch(`${address}/api/auctions?q=${q}`)).status;
  await countHere(site.ctx, limits.workAddress, "127.0.0.1", limits.workAddress.points);
  expect([await search("rum"), await search("")]).toEqual([429, 200]);
  expect((await site.as(null).get("/api/auctions?q=rum")).statusCode).toBe(200);
});

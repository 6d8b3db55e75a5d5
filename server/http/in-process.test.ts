import { beforeAll, expect, test, vi } from "vitest";
import { accounts } from "#contract/accounts/accounts.ts";
import { api } from "#contract/api.ts";
import type { RouteSpec } from "#contract/route.ts";
import { findActor } from "#server/features/accounts/sign-in/find-actor.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { createTestDatabase } from "#test/database.ts";
import { makeAuction } from "#test/make/auction.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { callsOf, sharedCallsOf } from "./in-process.ts";

let site: TestApp;
let person: TestUser;
let lot: { id: number };
beforeAll(async () => {
  site = await createTestApp();
  person = await makeUser(site.ctx);
  const { id: categoryId } = await makeCategory(site.ctx);
  lot = await makeAuction(site.ctx, { sellerId: person.id, categoryId });
});

const headersOf = (who: TestUser | null) => ({
  "accept-language": "cs",
  ...(who && { authorization: `Bearer ${who.token}` }),
});

/** The same call in process and over HTTP. */
async function both(path: string, filled: string, given: Record<string, string>, who: TestUser | null) {
  const url = new URL(filled, "http://site");
  const query = Object.fromEntries(url.searchParams);
  const call = {
    method: "GET",
    path,
    url: filled,
    params: given,
    query,
    headers: headersOf(who),
    body: undefined,
  };
  const direct = await callsOf(site.app, site.ctx, findActor)(call);
  const sent = await site.app.inject({ url: filled, headers: headersOf(who) });
  return {
    direct: { status: direct.status, body: direct.body },
    sent: { status: sent.statusCode, body: sent.json() },
  };
}

/** The times of the two calls are a moment apart. */
const withoutTimes = (body: unknown) =>
  JSON.parse(JSON.stringify(body), (_key, value) =>
    typeof value === "string" && Math.abs(Date.parse(value) - Date.now()) < 60_000 ? "now" : value,
  );

test("every operation that reads answers in process what it answers over HTTP: to its owner, to a guest, about nothing", async () => {
  const specs = Object.values(api).flatMap((feature) => Object.values(feature as Record<string, RouteSpec>));
  const reads = specs.filter(
    ({ method, stream, path }) =>
      method === "GET" && !stream && site.app.reads.has(path) && path !== accounts.logout.path,
  );
  expect(reads.length).toBeGreaterThan(50);
  for (const { path } of reads)
    for (const who of [person, null])
      for (const id of [String(lot.id), "987654321"]) {
        const given: Record<string, string> = {};
        const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
          given[name] = name === "locale" ? "cs" : id;
          return given[name];
        });
        const { direct, sent } = await both(path, `${filled}?lang=cs`, given, who);
        expect(withoutTimes(direct), `${path} ${id} ${who ? "user" : "guest"}`).toEqual(withoutTimes(sent));
      }
});

test.each([
  ["a parameter that cannot be one", "/api/auctions/{id}/lot", "/api/auctions/x/lot", { id: "x" }, 404],
  ["a NUL in a query", "/api/suggestions", "/api/suggestions?q=a%00b", {}, 422],
])("%s is refused as over HTTP", async (_what, path, filled, given, status) => {
  const { direct, sent } = await both(path, filled, given as Record<string, string>, null);
  expect(sent.status).toBe(status);
  expect(direct).toEqual(sent);
});

test("the caller of all calls of one page is looked up once, and the next page asks anew", async () => {
  const find = vi.fn(findActor);
  const ask = (calls: ReturnType<typeof callsOf>) =>
    calls({
      method: "GET",
      path: "/api/me/session",
      url: "/api/me/session",
      params: {},
      query: {},
      headers: headersOf(person),
      body: undefined,
    });
  for (const pages of [1, 2]) {
    const calls = callsOf(site.app, site.ctx, find);
    for (const answer of await Promise.all([ask(calls), ask(calls), ask(calls)])) expect(answer.status).toBe(200);
    expect(find).toHaveBeenCalledTimes(pages);
  }
});

test("a page for everybody is read from the replica while it is fresh, and from the primary where it fails or lags", async () => {
  const copy = await createTestDatabase();
  let isFresh = true;
  const replica = { db: copy.db, isFresh: async () => isFresh, hasChanged: () => {}, close: async () => {} };
  const read = async () => {
    const call = await sharedCallsOf(site.app, site.ctx, { replica, actorOf: findActor });
    const [path, url] = ["/api/users/{id}", `/api/users/${person.id}`];
    const params = { id: String(person.id) };
    return (await call({ method: "GET", path, url, params, query: {}, headers: {}, body: undefined })).status;
  };
  expect(await read(), "the copy has no such person").toBe(404);
  isFresh = false;
  expect(await read()).toBe(200);
  isFresh = true;
  await copy.pool.end();
  expect(await read()).toBe(200);
});

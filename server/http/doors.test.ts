import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { scopes } from "#contract/accounts/scopes.ts";
import { api } from "#contract/api.ts";
import { bodyLimitOf, isForEverybody, isForUsers, type RouteSpec } from "#contract/route.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { injectOperation } from "#test/inject-operation.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

const operations = Object.entries(api).flatMap(([feature, ofFeature]) =>
  Object.entries(ofFeature as Record<string, RouteSpec>).map(([name, spec]) => [`${feature}.${name}`, spec] as const),
);
const ofAdmin = operations.filter(([, { path }]) => /^\/api\/(admin|moderation|finance)\//.test(path));
const readingBodies = operations.filter(([, { body }]) => body);
const addressOf = ({ path }: RouteSpec) => path.replace(/\{\w+\}/g, "x".repeat(22));
const strangersBodyBytes = 16 * 1024;
const json = { "content-type": "application/json" };

let app: TestApp;
let member: TestUser;
const send = (spec: RouteSpec, payload: string, token?: string) =>
  injectOperation(app.app, spec, {
    method: spec.method,
    url: addressOf(spec),
    headers: { ...json, ...(token && { authorization: `Bearer ${token}` }) },
    payload,
  });

beforeAll(async () => {
  app = await createTestApp();
  member = await makeUser(app.ctx);
});
afterEach(() => vi.restoreAllMocks());

describe("what strangers send is bounded before it is read", () => {
  const nested = `[${"[],".repeat(349_524)}[]]`;

  test.each([...readingBodies, ["no operation", { ...api.accounts.login, path: "/api/none" }] as const])(
    "a megabyte to %s is never parsed",
    async (_name, spec) => {
      const parse = vi.spyOn(JSON, "parse");
      const answer = await send(spec, nested);
      const read = parse.mock.calls.filter(([text]) => String(text).length > strangersBodyBytes);
      parse.mockRestore();
      expect(read).toEqual([]);
      expect([401, 413]).toContain(answer.statusCode);
    },
  );

  test("the answer says how much is taken, in the caller's language", async () => {
    const answer = await send(api.accounts.login, JSON.stringify({ email: "x".repeat(20_000) }));
    expect(answer.json()).toMatchObject({ code: "TOO_LARGE", message: "Přijmeme nejvýše 16 kB najednou." });
  });

  test("an operation that takes more from strangers than 16 kB is named here", () => {
    const larger = operations.filter(([, spec]) => !isForUsers(spec) && bodyLimitOf(spec) > strangersBodyBytes);
    expect(larger.map(([name, spec]) => [name, bodyLimitOf(spec)])).toEqual([
      ["reports.fileThing", 32 * 1024],
      ["passkeysOf.signIn", 32 * 1024],
    ]);
  });

  test("what an account of a minute may send beyond 128 kB is named here", () => {
    const larger = operations.filter(
      ([, spec]) => spec.body && isForUsers(spec) && !spec.scopes && bodyLimitOf(spec) > 128 * 1024,
    );
    expect(larger.map(([name]) => name)).toEqual(["manyListings.readTable", "manyListings.createDrafts"]);
  });

  test.each(operations.filter(([, { body }]) => body))(
    "%s takes the longest text that its contract allows",
    (_, spec) => {
      expect(longestText(spec)).toBeLessThan(bodyLimitOf(spec));
    },
  );

  test.each([33, 5_000])("LI13: lists %d deep are refused before they are parsed", async (depth) => {
    const parse = vi.spyOn(JSON, "parse");
    const answer = await send(api.accounts.login, "[".repeat(depth) + "]".repeat(depth));
    expect([answer.statusCode, parse.mock.calls.length]).toEqual([400, 0]);
  });

  test("brackets in a text are no depth", async () => {
    const answer = await send(api.accounts.login, JSON.stringify({ email: `"\\"${"[{".repeat(40)}\\\\`, password: 1 }));
    expect(answer.statusCode).toBe(422);
  });

  test("a hundred thousand bytes of empty lists of a member's are not searched for NUL, piece by piece", async () => {
    const entries = vi.spyOn(Object, "entries");
    const keys = vi.spyOn(Object, "keys");
    await send(api.watchedSearches.add, `[${"[],".repeat(33_000)}[]]`, member.token);
    expect(entries.mock.calls.length + keys.mock.calls.length).toBeLessThan(10_000);
  });
});

describe("an operation of the back office refuses whoever may not use it before it reads what they send", () => {
  test.each(ofAdmin)("%s", async (_name, spec) => {
    const garbage = JSON.stringify({ nothing: "that belongs here" });
    expect((await send(spec, garbage)).statusCode).toBe(401);
    const refused = await send(spec, garbage, member.token);
    expect([refused.statusCode, refused.json().code]).toEqual([403, "FORBIDDEN"]);
    const others = scopes.filter((scope) => scope !== "admin" && !spec.scopes?.includes(scope));
    if (others.length === 0) return;
    const colleague = await colleagueWith(others);
    expect((await send(spec, garbage, colleague.token)).statusCode).toBe(403);
  });

  const colleagues = new Map<string, Promise<TestUser>>();
  const colleagueWith = (others: readonly string[]) => {
    const key = others.join();
    const known = colleagues.get(key) ?? makeUser(app.ctx, { scopes: [...others] });
    colleagues.set(key, known);
    return known;
  };
});

describe("an answer about one person, or behind a secret address, is kept by nothing between", () => {
  const alike = ["{id}", "{locale}", "{lang}", "{closesOn}"];
  const secret = operations.filter(
    ([, { path, stream }]) => !stream && (path.match(/\{\w+\}/g) ?? []).some((param) => !alike.includes(param)),
  );

  test.each(secret)("%s, found or not", async (_name, spec) => {
    const answer = await send(spec, "{}");
    expect(answer.headers["cache-control"]).toBe("private, no-store");
  });

  test("LI14: pages and files of all visitors stay as they were", () => {
    const open = operations.filter(([, spec]) => isForEverybody(spec)).map(([name]) => name);
    expect(open).toEqual(expect.arrayContaining(["listings.list", "listings.detail", "catalogue.tree", "bids.log"]));
  });
});

/** The characters that one text of an operation's body may have at most. */
function longestText({ body }: RouteSpec): number {
  const written = JSON.stringify(z.toJSONSchema(body ?? z.void(), { io: "input", unrepresentable: "any" }));
  return Math.max(0, ...[...written.matchAll(/"maxLength":(\d+)/g)].map(([, length]) => Number(length)));
}

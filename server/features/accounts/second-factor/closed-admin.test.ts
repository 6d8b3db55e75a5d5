import type { FastifyInstance } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { api } from "#contract/api.ts";
import type { RouteSpec } from "#contract/route.ts";
import { buildApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { secondFactors } from "#server/features/accounts/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

/** In production the back office is closed to scopes without a second factor (rule A23), whatever the operation. */

let site: TestApp;
let app: FastifyInstance;

beforeAll(async () => {
  site = await createTestApp();
  const { db, pool, ctx } = site;
  const trial = readConfig({
    DEMO: "0",
    NODE_ENV: "test",
    PUBLIC_URL: "https://kabinet.test",
    LOG_LEVEL: "silent",
  });
  app = await buildApp({
    config: { ...trial, production: true },
    db,
    pool,
    ports: ctx.ports,
    state: ctx.state,
    pages: false,
  });
});

/** Every operation of the back office that reads a list: no path parameter, nothing to send. */
const reads = Object.values(api)
  .flatMap((feature): RouteSpec[] => Object.values(feature))
  .filter(({ method, path }) => method === "GET" && /^\/api\/(admin|finance|moderation)\//.test(path))
  .map(({ path }) => path)
  .filter((path) => !path.includes("{"));

/** What is asked for once the caller may have the answer at all: a period, a word, the number of the operator on files of books. */
const faultOf = (path: string) => {
  if (/^\/api\/finance\/documents\/(pohoda|money-s3)$/.test(path)) return 409;
  return /^\/api\/(finance\/(ledger|payments|documents)\/(table|archive)|admin\/found)$/.test(path) ? 422 : 200;
};

const get = (user: TestUser, url: string) =>
  app.inject({ method: "GET", url, headers: { authorization: `Bearer ${user.token}` } });

test("there are such operations", () => expect(reads.length).toBeGreaterThan(10));

test.each(reads)(
  "A23: %s is closed with a sentence until the second factor is on, and open at once then",
  async (path) => {
    const admin = await makeUser(site.ctx, { scopes: ["admin"] });
    const refused = await get(admin, path);
    expect([refused.statusCode, refused.json().code]).toEqual([403, "SECOND_FACTOR_REQUIRED"]);
    expect(refused.json().message).not.toBe("");
    // The site itself stays open to the same sign-in.
    expect((await get(admin, "/api/me")).statusCode).toBe(200);
    await site.db
      .insert(secondFactors)
      .values({ userId: admin.id, secret: "A".repeat(32), confirmedAt: new Date(), createdAt: new Date() });
    expect((await get(admin, path)).statusCode).toBe(faultOf(path));
  },
);

import { Writable } from "node:stream";
import type { FastifyInstance } from "fastify";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { buildApp } from "#server/app.ts";
import { readConfig } from "#server/config.ts";
import { asc } from "#server/db/query.ts";
import { createMailLink } from "#server/features/accounts/mail-links/create-mail-link.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { contactBody } from "#test/make/contact.ts";
import { makeUser, type TestUser, testPassword } from "#test/make/user.ts";
import { sweepFailedSignIns } from "./sweep-failed-sign-ins.ts";
import { auditEntries } from "./table.ts";

/** What touches the security of an account is in the audit and in the log (rule SE6). */

let site: TestApp;
let app: FastifyInstance;
let lines: string[] = [];
const stream = new Writable({
  write: (line, _encoding, done) => {
    lines.push(String(line));
    done();
  },
});

beforeAll(async () => {
  site = await createTestApp();
  const config = readConfig({ DEMO: "0", NODE_ENV: "test", PUBLIC_URL: "https://kabinet.test" });
  const { db, pool, ctx } = site;
  const log = { level: "info", stream };
  app = await buildApp({
    config: { ...config, log },
    db,
    pool,
    ports: ctx.ports,
    state: ctx.state,
    pages: false,
  });
});
beforeEach(async () => {
  await site.db.delete(auditEntries);
  lines = [];
});

const newPassword = "jiný pomalu zrající sud";
const send = (method: "POST" | "PUT", url: string, payload: object, user?: TestUser) =>
  app.inject({ method, url, payload, ...(user && { headers: { authorization: `Bearer ${user.token}` } }) });
const audited = async () =>
  (await site.db.select().from(auditEntries).orderBy(asc(auditEntries.id))).map(
    ({ byId, subject, subjectId, before, after }) => ({ byId, subject, subjectId, before, after }),
  );
const logged = () =>
  lines
    .map((line) => JSON.parse(line) as { security?: string; account?: unknown; by?: unknown })
    .filter(({ security }) => security !== undefined)
    .map(({ security, account, by }) => [security, account, by]);

test("failed log-ins, with an account and without one", async () => {
  const user = await makeUser(site.ctx);
  const nobody = "nikdo-takovy@kabinet.test";
  for (const email of [user.email, nobody]) {
    await send("POST", "/api/auth/login", { email, password: "hádané heslo 1" });
  }
  await send("POST", "/api/auth/login", { email: user.email, password: testPassword });
  const failure = { byId: null, subject: "sign_in", before: null, after: { failedFrom: "127.0.0.1" } };
  expect(await audited()).toEqual([
    { ...failure, subjectId: String(user.id) },
    { ...failure, subjectId: "none" },
  ]);
  expect(logged()).toEqual([
    ["sign_in", user.id, null],
    ["sign_in", "none", null],
  ]);
  for (const secret of [user.email, nobody, "hádané"]) {
    expect(lines.join("") + JSON.stringify(await audited())).not.toContain(secret);
  }
});

test("guesses that are stopped by the limit are in the log", async () => {
  const { email } = await makeUser(site.ctx);
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await send("POST", "/api/auth/login", { email, password: "hádané heslo 1" });
  }
  expect(await audited()).toHaveLength(5);
  expect(logged()).toHaveLength(6);
  expect(logged().at(-1)).toEqual(["sign_in_slowed", undefined, undefined]);
});

test("a new password, a confirmed e-mail and another bank account", async () => {
  const user = await makeUser(site.ctx);
  const hash = await createMailLink(site.ctx, user.id, "password");
  await send("POST", "/api/auth/password", { hash, password: newPassword });
  const newcomer = await makeUser(site.ctx, { emailConfirmedAt: null });
  const link = await createMailLink(site.ctx, newcomer.id, "confirm");
  await send("POST", "/api/auth/confirm", { hash: link, password: testPassword });
  await send("PUT", "/api/me/contact", contactBody(), newcomer);
  expect(await audited()).toEqual([
    {
      byId: user.id,
      subject: "password",
      subjectId: String(user.id),
      before: null,
      after: "by a mailed link",
    },
    { byId: newcomer.id, subject: "email", subjectId: String(newcomer.id), before: null, after: "confirmed" },
    {
      byId: newcomer.id,
      subject: "bank_account",
      subjectId: String(newcomer.id),
      before: null,
      after: "…5399",
    },
  ]);
  expect(logged()).toEqual([
    ["password", user.id, user.id],
    ["email", newcomer.id, newcomer.id],
    ["bank_account", newcomer.id, newcomer.id],
  ]);
});

test("a suspension and a release, without their reasons in the log", async () => {
  const moderator = await makeUser(site.ctx, { scopes: ["moderation"] });
  const person = await makeUser(site.ctx);
  const url = `/api/moderation/people/${person.username}/suspension`;
  const reason = "Nabízel lahve, které nemá.";
  for (const suspended of [true, false]) await send("PUT", url, { suspended, reason }, moderator);
  expect((await audited()).map(({ subject, byId }) => [subject, byId])).toEqual([
    ["suspension", moderator.id],
    ["suspension", moderator.id],
  ]);
  expect(logged()).toEqual([
    ["suspension", person.id, moderator.id],
    ["suspension", person.id, moderator.id],
  ]);
  expect(lines.join("")).not.toContain("Nabízel");
});

test("a refused password leaves nothing, since nothing has changed", async () => {
  const user = await makeUser(site.ctx);
  const hash = await createMailLink(site.ctx, user.id, "password");
  await send("POST", "/api/auth/password", { hash, password: "heslo123456" });
  expect(await audited()).toEqual([]);
  expect(logged()).toEqual([]);
});

test("RE9: failed log-ins go after 90 days, other entries stay", async () => {
  const old = { at: new Date(Date.now() - 91 * 24 * 3_600_000), byId: null, subjectId: "1" };
  await site.db.insert(auditEntries).values([
    { ...old, subject: "sign_in" },
    { ...old, subject: "suspension" },
    { ...old, subject: "sign_in", at: new Date() },
  ]);
  await sweepFailedSignIns(site.ctx);
  expect((await audited()).map(({ subject }) => subject)).toEqual(["suspension", "sign_in"]);
});

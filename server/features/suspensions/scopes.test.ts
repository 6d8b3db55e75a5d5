import { beforeAll, beforeEach, expect, test } from "vitest";
import { eq, sql } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeUser, type TestUser, testPassword } from "#test/make/user.ts";

let app: TestApp;
let admin: TestUser;
let person: TestUser;

beforeAll(async () => {
  app = await createTestApp({ databaseSize: 16 });
});
beforeEach(async () => {
  await app.db.update(users).set({ scopes: [] });
  await app.db.delete(auditEntries);
  admin = await makeUser(app.ctx, { scopes: ["admin"] });
  person = await makeUser(app.ctx);
  await prove(admin);
});

const reason = "Stará se o sklad.";
const prove = (user: TestUser) => app.as(user).post("/api/me/proof", { password: testPassword });
const set = (by: TestUser, of: TestUser, scopes: string[], seen: string[] = []) =>
  app.as(by).put(`/api/moderation/people/${of.username}/scopes`, { scopes, seen, reason });
const scopesOf = async ({ id }: TestUser) => (await app.db.select().from(users).where(eq(users.id, id)))[0]?.scopes;

test("A31: scopes are given and taken with a reason, in force at once, audited once", async () => {
  expect((await app.as(person).get("/api/admin/products")).statusCode).toBe(403);
  const given = await set(admin, person, ["shop", "finance"]);
  expect(given.json().data).toMatchObject({ scopes: ["shop", "finance"], mayGrant: true });
  expect((await app.as(person).get("/api/admin/products")).statusCode).toBe(200);
  expect((await set(admin, person, ["finance", "shop"], [])).statusCode).toBe(200);
  expect((await set(admin, person, [], ["shop", "finance"])).statusCode).toBe(200);
  expect((await app.as(person).get("/api/admin/products")).statusCode).toBe(403);
  const entries = await app.db.select().from(auditEntries).where(eq(auditEntries.subject, "scopes"));
  expect(entries.map(({ byId, before, after, reason: why }) => [byId, before, after, why])).toEqual([
    [admin.id, [], ["shop", "finance"], reason],
    [admin.id, ["shop", "finance"], [], reason],
  ]);
});

test("A31: nobody changes the own ones, and nobody but an administrator any", async () => {
  expect((await set(admin, admin, ["shop"], ["admin"])).statusCode).toBe(403);
  for (const scope of ["moderation", "shop", "content", "finance", "support"]) {
    const other = await makeUser(app.ctx, { scopes: [scope] });
    await prove(other);
    expect((await set(other, person, ["admin"])).statusCode).toBe(403);
  }
  expect(await scopesOf(person)).toEqual([]);
  expect(await scopesOf(admin)).toEqual(["admin"]);
});

test("A31: of two administrators who take each other's scope at once one stays", async () => {
  const other = await makeUser(app.ctx, { scopes: ["admin"] });
  await prove(other);
  const answers = await Promise.all([set(admin, other, [], ["admin"]), set(other, admin, [], ["admin"])]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 403]);
  expect(await app.db.$count(users, sql`'admin' = any(${users.scopes})`)).toBe(1);
});

test("A31: what another has changed meanwhile is not overwritten, and an unconfirmed account gets none", async () => {
  await set(admin, person, ["shop"]);
  const late = await set(admin, person, ["finance"], []);
  expect([late.statusCode, late.json().code]).toEqual([409, "SCOPES_CHANGED"]);
  const unconfirmed = await makeUser(app.ctx, { emailConfirmedAt: null });
  const refused = await app.as(admin).put(`/api/moderation/people/${encodeURIComponent(unconfirmed.email)}/scopes`, {
    ...{ scopes: ["shop"], seen: [], reason },
  });
  expect([refused.statusCode, refused.json().code]).toEqual([409, "SCOPES_UNCONFIRMED"]);
});

test("A31: without a fresh proof, a known scope or a reason nothing changes", async () => {
  const other = await makeUser(app.ctx, { scopes: ["admin"] });
  expect((await set(other, person, ["shop"])).json().code).toBe("PASSWORD_NEEDED");
  const path = `/api/moderation/people/${person.username}/scopes`;
  for (const body of [
    { scopes: ["root"], seen: [], reason },
    { scopes: ["shop"], seen: [], reason: "" },
  ])
    expect((await app.as(admin).put(path, body)).statusCode).toBe(422);
  expect(await scopesOf(person)).toEqual([]);
});

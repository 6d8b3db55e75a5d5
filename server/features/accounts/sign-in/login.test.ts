import { beforeAll, beforeEach, expect, test } from "vitest";
import { eq, sql } from "#server/db/query.ts";
import { hashSecret } from "#server/features/accounts/secret.ts";
import { rateLimits, tokens, users } from "#server/features/accounts/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeUser, testPassword } from "#test/make/user.ts";
import { createToken } from "./create-token.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
beforeEach(() => site.db.delete(rateLimits));

const login = (body: unknown, headers = {}) => site.as(null).post("/api/auth/login", body, headers);
const me = (token: string) => site.as({ token }).get("/api/me");

test("e-mail and password give a token that reads the own account", async () => {
  const user = await makeUser(site.ctx, { scopes: ["moderation"], accountVerifiedAt: new Date() });
  const answer = await login(
    { email: user.email.toUpperCase(), password: testPassword },
    { "user-agent": "Prohlížeč 1.0" },
  );
  expect(answer.statusCode).toBe(200);
  const { token } = answer.json();
  expect(Object.keys(answer.json())).toEqual(["token", "device", "deletionCancelled"]);
  expect(Buffer.from(token, "base64url")).toHaveLength(32);

  const account = await me(token);
  expect(account.statusCode).toBe(200);
  expect(account.json().data).toEqual({
    id: user.id,
    email: user.email,
    username: user.username,
    avatar_file_name: null,
    group: null,
    scope: ["moderation"],
    locale: "cs",
    emailConfirmed: true,
    ageVerified: true,
    accountVerified: true,
    suspended: false,
  });
  expect(account.payload).not.toContain("argon2");
});

test("a token is stored hashed alone", async () => {
  const user = await makeUser(site.ctx);
  const { token } = (await login({ email: user.email, password: testPassword })).json();
  const rows = await site.db.select().from(tokens).where(eq(tokens.userId, user.id));
  expect(rows.some((row) => row.hash.equals(hashSecret(token)))).toBe(true);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("A4: an unknown account and a wrong password are refused with the same words, in both languages", async () => {
  const user = await makeUser(site.ctx);
  for (const [language, words] of [
    ["cs", "E-mail nebo heslo nesouhlasí."],
    ["en", "The e-mail and the password do not match."],
  ]) {
    const headers = { "accept-language": language };
    const wrong = await login({ email: user.email, password: "úplně jiné heslo" }, headers);
    const unknown = await login({ email: "nikdo@kabinet.test", password: "úplně jiné heslo" }, headers);
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json()).toEqual({ message: words, code: "LOGIN_FAILED", errors: { login: [words] } });
    expect(unknown.statusCode).toBe(wrong.statusCode);
    expect(unknown.payload).toBe(wrong.payload);
  }
});

test.each<[string, Record<string, unknown>, string, string, string]>([
  ["no e-mail", { email: undefined }, "email", "Pole musí být vyplněno", "This field is required"],
  [
    "a broken e-mail",
    { email: "jana" },
    "email",
    "Pole musí obsahovat platný email.",
    "This field must be a valid e-mail.",
  ],
  ["an empty password", { password: "" }, "password", "Pole musí být vyplněno", "This field is required"],
  ["a list for a password", { password: ["a"] }, "password", "Tato hodnota není platná.", "This value is not valid."],
  [
    "an endless password",
    { password: "a".repeat(201) },
    "password",
    "Vyplňte prosím nejvýše 200 znaků.",
    "Please enter at most 200 characters.",
  ],
])("%s is refused in both languages and signs nobody in", async (_, wrong, field, czech, english) => {
  const before = await site.db.$count(tokens);
  const body = { email: "jana@kabinet.test", password: testPassword, ...wrong };
  const answer = await login(body);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual({ [field]: [czech] });
  const inEnglish = await login(body, { "accept-language": "en" });
  expect(inEnglish.json().errors).toEqual({ [field]: [english] });
  expect(await site.db.$count(tokens)).toBe(before);
});

test("after five failures even the right password waits, with Retry-After; another account and address do not", async () => {
  const user = await makeUser(site.ctx);
  const other = await makeUser(site.ctx);
  const wrong = () => login({ email: user.email, password: "hádané heslo 1" });
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await wrong()).statusCode).toBe(422);

  const right = { email: user.email, password: testPassword };
  const refused = await login(right);
  expect(refused.statusCode).toBe(429);
  const wait = Number(refused.headers["retry-after"]);
  expect(wait).toBeGreaterThan(14 * 60);
  expect(wait).toBeLessThanOrEqual(15 * 60);
  expect(refused.json()).toMatchObject({ code: "TOO_MANY", details: { seconds: wait } });

  expect((await login({ email: other.email, password: testPassword })).statusCode).toBe(200);
  const elsewhere = await site.app.inject({
    method: "POST",
    url: "/api/auth/login",
    payload: right,
    remoteAddress: "203.0.113.9",
  });
  expect(elsewhere.statusCode).toBe(200);
});

test("unknown accounts are slowed down like known ones", async () => {
  const attempt = () => login({ email: "nikdo-2@kabinet.test", password: "hádané heslo 1" });
  for (let count = 0; count < 5; count += 1) expect((await attempt()).statusCode).toBe(422);
  expect((await attempt()).statusCode).toBe(429);
});

test("parallel guesses do not slip past the limit", async () => {
  const user = await makeUser(site.ctx);
  const guesses = Array.from({ length: 12 }, (_, index) =>
    login({ email: user.email, password: `hádané heslo ${index}` }),
  );
  const statuses = (await Promise.all(guesses)).map((answer) => answer.statusCode);
  expect(statuses.filter((status) => status === 422)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
});

test("a success forgets the failures, and so does the passing of 15 minutes", async () => {
  const user = await makeUser(site.ctx);
  const wrong = () => login({ email: user.email, password: "hádané heslo 1" });
  for (let attempt = 0; attempt < 4; attempt += 1) await wrong();
  expect((await login({ email: user.email, password: testPassword })).statusCode).toBe(200);
  for (let attempt = 0; attempt < 5; attempt += 1) expect((await wrong()).statusCode).toBe(422);
  expect((await wrong()).statusCode).toBe(429);
  await site.db.update(rateLimits).set({ expire: sql`expire - interval '15 minutes'` });
  expect((await login({ email: user.email, password: testPassword })).statusCode).toBe(200);
});

test("used every day it ends after 90 days all the same, after 12 hours where it may decide about others, also since a scope was given", async () => {
  const start = site.clock.now();
  const hour = 3_600_000;
  const [user, promoted] = [await makeUser(site.ctx), await makeUser(site.ctx)];
  const { id } = await makeUser(site.ctx, { scopes: ["content"] });
  const staff = { token: await createToken(site.ctx, id, null) };
  const statuses = async () =>
    Promise.all([user, staff, promoted].map(async ({ token }) => (await me(token)).statusCode));
  site.clock.advance(11 * hour);
  await site.db
    .update(users)
    .set({ scopes: ["content"] })
    .where(eq(users.id, promoted.id));
  expect(await statuses()).toEqual([200, 200, 200]);
  site.clock.advance(hour);
  expect(await statuses()).toEqual([200, 401, 401]);
  for (let day = 1; day < 90; day += 20) {
    site.clock.set(new Date(start.getTime() + day * 24 * hour));
    expect((await me(user.token)).statusCode).toBe(200);
  }
  site.clock.set(new Date(start.getTime() + 90 * 24 * hour + 60_000));
  expect((await me(user.token)).statusCode).toBe(401);
  site.clock.set(start);
});

test("A3: a token lasts 30 days from its last use", async () => {
  const user = await makeUser(site.ctx);
  const day = 24 * 60 * 60 * 1000;
  const start = site.clock.now();
  site.clock.advance(29 * day);
  expect((await me(user.token)).statusCode).toBe(200);
  site.clock.advance(29 * day);
  expect((await me(user.token)).statusCode).toBe(200);
  site.clock.advance(31 * day);
  expect((await me(user.token)).statusCode).toBe(401);
  site.clock.set(start);
});

test("a use is noted at most once an hour", async () => {
  const user = await makeUser(site.ctx);
  const noted = async () => {
    const [row] = await site.db.select().from(tokens).where(eq(tokens.userId, user.id));
    return row?.lastUsedAt.getTime();
  };
  const first = await noted();
  site.clock.advance(59 * 60_000);
  await me(user.token);
  expect(await noted()).toBe(first);
  site.clock.advance(2 * 60_000);
  await me(user.token);
  expect(await noted()).toBeGreaterThan(first ?? 0);
});

test("logging out revokes this token at once and no other", async () => {
  const user = await makeUser(site.ctx);
  const { token } = (await login({ email: user.email, password: testPassword })).json();
  const answer = await site.as({ token }).get("/api/auth/logout");
  expect(answer.statusCode).toBe(200);
  expect((await me(token)).statusCode).toBe(401);
  expect((await me(user.token)).statusCode).toBe(200);
  expect((await site.as({ token }).get("/api/auth/logout")).statusCode).toBe(200);
  expect((await site.as(null).get("/api/auth/logout")).statusCode).toBe(200);
});

test.each([
  ["none", {}],
  ["an unknown one", { authorization: `Bearer ${"a".repeat(43)}` }],
  ["another scheme", { authorization: "Basic amFuYTpoZXNsbw==" }],
  ["an endless one", { authorization: `Bearer ${"a".repeat(5_000)}` }],
  ["a cookie in its place", { cookie: `auth._token.local=${"a".repeat(43)}` }],
])("without a token that holds (%s) the account is not told", async (_, headers) => {
  const answer = await site.as(null).get("/api/me", headers);
  expect(answer.statusCode).toBe(401);
  expect(answer.json()).toEqual({ message: "Přihlaste se prosím.", code: "UNAUTHENTICATED" });
});

test("K7: a suspended account can still sign in and reads that it is", async () => {
  const user = await makeUser(site.ctx);
  await site.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, user.id));
  expect((await me(user.token)).json().data.suspended).toBe(true);
});

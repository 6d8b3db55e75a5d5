import { expect, test } from "vitest";
import { seedDemo } from "#demo/seed.ts";
import { CannotStart } from "#server/cannot-start.ts";
import { readConfig } from "#server/config.ts";
import { markMode } from "#server/db/mode.ts";
import { eq } from "#server/db/query.ts";
import { createSetupLink, isSetupLinkUsable } from "#server/features/accounts/setup/links.ts";
import { users } from "#server/features/accounts/table.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { settings } from "#server/features/settings/table.ts";
import { refuseDemo } from "#server/fill-with-demo.ts";
import { createTestApp } from "#test/app.ts";
import { makeUser, testPassword } from "#test/make/user.ts";
import { WrongInput } from "../wrong-input.ts";
import { createAdmin } from "./create-admin.ts";
import { removeDemo } from "./remove-demo.ts";

const email = "vera@obchod.example";
const password = "pomalu zrající sud";
const production = readConfig({
  KABINET_MODE: "production",
  PUBLIC_URL: "https://www.example.com",
  SMTP_URL: "smtps://posta.example.com",
  MAIL_FROM: "posta@example.com",
  ENCRYPTION_KEYS: "0a".repeat(32),
});

test("the first administrator comes from the terminal: chooses a password, signs in, may do everything", async () => {
  const app = await createTestApp();
  const hash = await createAdmin(app.ctx, email, "Vera");
  const chosen = await app.as(null).post("/api/auth/password", { hash, password });
  expect(chosen.statusCode).toBe(200);
  const { token } = (await app.as(null).post("/api/auth/login", { email, password })).json();
  expect((await app.as({ token }).get("/api/moderation/cases")).statusCode).toBe(200);
  const [entry] = await app.db.select().from(auditEntries);
  expect(entry).toMatchObject({ subject: "scopes", before: [], after: ["admin"] });
});

test("the first administrator ends the first run (rule A30)", async () => {
  const app = await createTestApp();
  const secret = (await createSetupLink(app.ctx)) ?? "";
  expect(await isSetupLinkUsable(app.ctx, secret)).toBe(true);
  await createAdmin(app.ctx, email, "Vera");
  expect(await isSetupLinkUsable(app.ctx, secret)).toBe(false);
  expect(await createSetupLink(app.ctx)).toBeNull();
});

test("an account that exists keeps its name and gets the scope once", async () => {
  const app = await createTestApp();
  const user = await makeUser(app.ctx, { email, scopes: ["content"] });
  await createAdmin(app.ctx, email, "Vera");
  await createAdmin(app.ctx, email, "Vera");
  const [row] = await app.db.select().from(users).where(eq(users.email, email));
  expect(row).toMatchObject({ username: user.username, scopes: ["content", "admin"] });
  expect(await app.db.$count(auditEntries)).toBe(1);
});

test("an e-mail that a stranger has registered and nobody confirmed makes no administrator of the stranger", async () => {
  const app = await createTestApp();
  const stranger = await makeUser(app.ctx, { email, username: "Cizi", emailConfirmedAt: null });
  await createAdmin(app.ctx, email, "Vera");
  expect((await app.as(stranger).get("/api/moderation/cases")).statusCode).toBe(401);
  const known = await app.as(null).post("/api/auth/login", { email, password: testPassword });
  expect(known.statusCode).toBe(422);
  const [row] = await app.db.select().from(users).where(eq(users.email, email));
  expect(row).toMatchObject({ username: "Vera", scopes: ["admin"] });
});

test("a name that is taken is refused, and nothing is stored", async () => {
  const app = await createTestApp();
  await makeUser(app.ctx, { username: "Spravce" });
  await expect(createAdmin(app.ctx, email, "spravce")).rejects.toThrow(WrongInput);
  expect(await app.db.$count(users)).toBe(1);
});

test("production does not open on the demo; emptied it does, and accounts that are not the demo's go only on request", async () => {
  const app = await createTestApp();
  await expect(refuseDemo(production, app.ctx)).resolves.toBeUndefined();
  await markMode(app.pool, "trial");
  await seedDemo(app.ctx, { size: "small" });
  await expect(refuseDemo(production, app.ctx)).rejects.toThrow(CannotStart);
  await expect(refuseDemo({ ...production, production: false }, app.ctx)).resolves.toBeUndefined();

  await makeUser(app.ctx, { email });
  await expect(removeDemo(app.ctx, { everything: false })).rejects.toThrow("1 accounts are not the demo's");
  await removeDemo(app.ctx, { everything: true });
  for (const table of [users, listings, settings]) expect(await app.db.$count(table)).toBe(0);
  await expect(refuseDemo(production, app.ctx)).resolves.toBeUndefined();
  await markMode(app.pool, "production");
  await expect(removeDemo(app.ctx, { everything: true })).rejects.toThrow("There is no demo");
});

test("a trial database becomes one of production by the command, with what it holds where that is no demo; there is no way back", async () => {
  const app = await createTestApp();
  await markMode(app.pool, "trial");
  await makeUser(app.ctx, { email });
  await removeDemo(app.ctx, { everything: false });
  expect(await app.db.$count(users)).toBe(1);
  await markMode(app.pool, "production");
  await expect(removeDemo(app.ctx, { everything: true })).rejects.toThrow("There is no demo");
  await expect(markMode(app.pool, "trial")).rejects.toThrow(CannotStart);
});

test("one account of the demo is enough to keep production shut", async () => {
  const app = await createTestApp();
  await makeUser(app.ctx, { email: "prodejce@kabinet.test" });
  await expect(refuseDemo(production, app.ctx)).rejects.toThrow("npm run admin -- remove-demo");
});

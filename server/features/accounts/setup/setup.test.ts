import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { rateLimits, users } from "#server/features/accounts/table.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { readSupplier } from "#server/features/invoices/read-parties.ts";
import { readOwnIban } from "#server/features/payments/transfer-setting.ts";
import { settings } from "#server/features/settings/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeUser } from "#test/make/user.ts";
import { createSetupLink } from "./links.ts";
import { showSetupLink } from "./show-link.ts";
import { setupLinks } from "./table.ts";

const hour = 3_600_000;
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  await app.empty();
});

const details = {
  ...{ company: "Kabinet s.r.o.", companyId: "6947", taxId: "CZ00006947" },
  ...{ street: "Dlouhá 12", city: "Praha 1", zip: "11000", country: "CZ" },
  ...{ operatorEmail: "dum@obchod.example", phone: "00420777111222", bankAccount: "19-2000145399/0800" },
};
const person = { email: "vera@obchod.example", username: "Vera", password: "pomalu zrající sud" };
const setUp = (hash: string | null, changes: object = {}) =>
  app.as(null).post("/api/first-run", { ...details, ...person, ...changes, hash });
const isValid = async (hash: string | null) =>
  (await app.as(null).post("/api/first-run/link", { hash })).json().data.valid;

test("A30: the link asks who operates the site and makes an administrator, who is signed in", async () => {
  const hash = await createSetupLink(app.ctx);
  expect(await isValid(hash)).toBe(true);
  const answer = await setUp(hash);
  expect(answer.statusCode).toBe(201);
  const { token } = answer.json();
  expect((await app.as({ token }).get("/api/me")).json().data).toMatchObject({
    ...{ email: person.email, username: "Vera", scope: ["admin"], emailConfirmed: true },
  });
  expect((await app.as({ token }).get("/api/admin/audit")).statusCode).toBe(200);
  const again = await app.as(null).post("/api/auth/login", { email: person.email, password: person.password });
  expect(again.statusCode).toBe(200);
  expect(await readSupplier(app.ctx)).toMatchObject({
    ...{ name: "Kabinet s.r.o.", companyId: "00006947", taxId: "CZ00006947", street: "Dlouhá 12" },
    ...{ zip: "110 00", city: "Praha 1", email: "dum@obchod.example", phone: "+420 777 111 222" },
  });
  expect(await readOwnIban(app.ctx)).toBe("CZ6508000000192000145399");
  const audited = (await app.db.select().from(auditEntries)).map(({ subject, subjectId }) => [subject, subjectId]);
  expect(audited).toEqual(
    expect.arrayContaining([
      ["scopes", expect.any(String)],
      ["setting", "contacts"],
      ["setting", "transfer"],
    ]),
  );
});

test("A30: used, a day old, unknown or beside somebody with a scope it is missing, and a new start has a new one", async () => {
  const first = await createSetupLink(app.ctx);
  app.clock.advance(24 * hour + 1);
  expect(await isValid(first)).toBe(false);
  expect((await setUp(first)).statusCode).toBe(404);
  const second = await createSetupLink(app.ctx);
  expect(await app.db.$count(setupLinks)).toBe(1);
  for (const wrong of ["x".repeat(43), `${second}x`]) {
    expect(await isValid(wrong)).toBe(false);
    expect((await setUp(wrong)).statusCode).toBe(404);
  }
  const operator = await makeUser(app.ctx, { scopes: ["shop"] });
  expect([await isValid(second), (await setUp(second)).statusCode]).toEqual([false, 404]);
  expect(await createSetupLink(app.ctx)).toBeNull();
  await app.db.update(users).set({ scopes: [] });
  expect(operator.id).toBeGreaterThan(0);
  expect((await setUp(second)).statusCode).toBe(201);
  expect([await isValid(second), (await setUp(second, { email: "b@obchod.example" })).statusCode]).toEqual([
    false,
    404,
  ]);
});

test("A30: two servers that start at once print a link each, and of all that use them at once one succeeds", async () => {
  const links = await Promise.all([createSetupLink(app.ctx), createSetupLink(app.ctx)]);
  expect(new Set(links).size).toBe(2);
  for (const hash of links) expect(await isValid(hash)).toBe(true);
  const all = [...links, ...links].map((hash, place) =>
    setUp(hash, { email: `clovek${place}@obchod.example`, username: `Clovek.${"abcd"[place]}` }),
  );
  const statuses = (await Promise.all(all)).map(({ statusCode }) => statusCode);
  expect(statuses.toSorted()).toEqual([201, 404, 404, 404]);
  expect(await app.db.$count(users)).toBe(1);
  expect(await createSetupLink(app.ctx)).toBeNull();
});

test.each([
  ["companyId", "12345678"],
  ["taxId", "CZ1"],
  ["zip", "1"],
  ["phone", "777"],
  ["bankAccount", "1/2"],
  ["company", ""],
  ["operatorEmail", "dum"],
  ["password", "heslo12345"],
  ["password", "krátké"],
  ["username", "A"],
  ["email", "vera"],
])("a %s that cannot be right (%s) is told at its field, stores nothing and leaves the link", async (field, value) => {
  const hash = await createSetupLink(app.ctx);
  const refused = await setUp(hash, { [field]: value });
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, [field]]);
  expect([await app.db.$count(users), await app.db.$count(settings)]).toEqual([0, 0]);
  expect((await setUp(hash)).statusCode).toBe(201);
});

test("an e-mail or name that a member has is refused; one that was only wished for is free", async () => {
  await makeUser(app.ctx, { email: person.email, username: "Jina" });
  await makeUser(app.ctx, { email: "prani@obchod.example", username: "Vera", emailConfirmedAt: null });
  const hash = await createSetupLink(app.ctx);
  expect((await setUp(hash)).json().errors).toHaveProperty("email");
  expect((await setUp(hash, { email: "a@obchod.example", username: "jina" })).json().errors).toHaveProperty("username");
  expect((await setUp(hash, { email: "prani@obchod.example" })).statusCode).toBe(201);
});

test("the secret stands nowhere, and guesses are slowed down", async () => {
  const hash = await createSetupLink(app.ctx);
  const [stored] = await app.db.select().from(setupLinks);
  expect(stored?.hash.toString("base64url")).not.toBe(hash);
  await app.db.delete(rateLimits);
  const statuses: number[] = [];
  for (let count = 0; count < 31; count += 1) statuses.push((await setUp("y".repeat(43))).statusCode);
  expect(statuses.at(-1)).toBe(429);
});

test("A30: a terminal is shown the link, a log the file that holds it, which only its owner may read and which goes with its use", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kabinet-first-run-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  // With a PostgreSQL of the operator's own nothing has made it before.
  const dataDir = join(folder, "data");
  const show = (isTerminal: boolean) =>
    showSetupLink(app.ctx, { dataDir, isTerminal, addressOf: (secret) => `https://a.example/${secret}` });
  const link = /https:\/\/a\.example\/([\w-]{43})/;
  expect(link.exec((await show(true)).join("\n"))).not.toBeNull();
  expect(await readdir(folder)).toEqual([]);

  // Two servers that share the folder may begin at once.
  for (const shown of [await show(false), ...(await Promise.all([show(false), show(false)]))]) {
    const said = shown.join("\n");
    expect(said).not.toMatch(link);
    expect(said).toContain(join(dataDir, "first-run-link.txt"));
  }
  const file = join(dataDir, "first-run-link.txt");
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await isValid(link.exec(await readFile(file, "utf8"))?.[1] ?? "")).toBe(true);

  await makeUser(app.ctx, { scopes: ["admin"] });
  expect(await show(false)).toEqual([]);
  expect(await readdir(dataDir)).toEqual([]);
});

test("A30: the file of the link is gone once the link is used", async () => {
  const hash = await createSetupLink(app.ctx);
  const file = join(app.dataDir, "first-run-link.txt");
  await writeFile(file, "link");
  await setUp("x".repeat(43));
  expect(existsSync(file)).toBe(true);
  expect((await setUp(hash)).statusCode).toBe(201);
  expect(existsSync(file)).toBe(false);
});

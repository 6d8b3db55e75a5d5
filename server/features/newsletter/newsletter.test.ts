import { beforeAll, beforeEach, expect, test } from "vitest";
import { eq, sql } from "#server/db/query.ts";
import { rateLimits } from "#server/features/accounts/table.ts";
import { categories } from "#server/features/catalogue/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeUser } from "#test/make/user.ts";
import { subscribers } from "./table.ts";

let site: TestApp;
let rum: number;
let cigarettes: number;

beforeAll(async () => {
  site = await createTestApp();
  rum = (await makeCategory(site.ctx)).id;
  cigarettes = (await makeCategory(site.ctx)).id;
  await site.db
    .update(categories)
    .set({ policy: { newsletter: false } })
    .where(eq(categories.id, cigarettes));
});
beforeEach(async () => {
  await site.db.delete(rateLimits);
  await site.db.delete(subscribers);
});

const reader = "ctenar@example.test";
const save = (email: unknown = reader, selectedCategories: unknown = [rum]) =>
  site.as(null).post("/api/subscriber/save", { email, selectedCategories });
const stored = () => site.db.select().from(subscribers);

async function keyFromMail(kind: string, email = reader): Promise<string> {
  await site.drainEvents();
  const mail = (await site.mails(email)).find((each) => each.kind === kind);
  return /newsletter\/\w+\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}
const confirm = (key: string) => site.as(null).post(`/api/subscriber/confirmation/${key}`);
async function subscribe(email = reader): Promise<void> {
  await save(email);
  expect((await confirm(await keyFromMail("confirm-newsletter", email))).statusCode).toBe(200);
}

test("NL1: newsletters start only once the owner of the e-mail has confirmed them, by the mail's link", async () => {
  expect((await save()).json()).toEqual({ data: { ok: true } });
  expect((await stored())[0]).toMatchObject({ email: reader, categoryIds: [rum], confirmedAt: null });
  const key = await keyFromMail("confirm-newsletter");
  expect((await confirm(key)).statusCode).toBe(200);
  const [first] = await stored();
  expect(first?.confirmedAt).toBeInstanceOf(Date);
  expect((await confirm(key)).statusCode).toBe(200);
  expect((await stored())[0]).toEqual(first);
});

test("NL5: an e-mail that gets newsletters is refused with `already_exists`, whatever its case", async () => {
  await subscribe();
  const again = await save(reader.toUpperCase());
  expect(again.statusCode).toBe(409);
  expect(again.json()).toEqual({ message: "Tento e-mail je již uložen.", code: "already_exists" });
  expect((await stored()).length).toBe(1);
});

test("asking again before the confirmation changes the choice, and only the last link counts", async () => {
  await save();
  const first = await keyFromMail("confirm-newsletter");
  await save(reader, []);
  const second = await keyFromMail("confirm-newsletter");
  expect(second).not.toBe(first);
  expect((await confirm(first)).statusCode).toBe(404);
  expect((await confirm(second)).statusCode).toBe(200);
  expect((await stored())[0]?.categoryIds).toEqual([]);
});

test("a link that has run out confirms nothing", async () => {
  await save();
  const key = await keyFromMail("confirm-newsletter");
  await site.db.update(subscribers).set({ confirmExpiresAt: new Date(Date.now() - 1) });
  expect((await confirm(key)).statusCode).toBe(404);
  expect((await stored())[0]?.confirmedAt).toBeNull();
});

test.each([
  ["no e-mail", undefined, [], { email: ["Pole musí být vyplněno"] }],
  ["what is no e-mail", "nikdo", [], { email: ["Pole musí obsahovat platný email."] }],
  ["a category that is none", reader, [999_999_999], { selectedCategories: ["Vyberte prosím jednu z možností."] }],
])("%s is refused and nothing is stored", async (_, email, chosen, errors) => {
  const refused = await save(email ?? null, chosen);
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors).toEqual(errors);
  expect(await stored()).toEqual([]);
});

test("NL4: what must not be advertised cannot be chosen", async () => {
  expect((await save(reader, [cigarettes])).statusCode).toBe(422);
  expect(await stored()).toEqual([]);
});

test("LI3: no e-mail is asked to confirm more than three times an hour", async () => {
  for (let time = 0; time < 3; time++) expect((await save()).statusCode).toBe(200);
  expect((await save()).statusCode).toBe(429);
});

test("a signed-in reader's choice needs no second confirmation and is theirs alone", async () => {
  const user = await makeUser(site.ctx);
  const stranger = await makeUser(site.ctx);
  const url = "/api/subscriber/preferences";
  expect((await site.as(user).get("/api/subscriber/get")).json()).toEqual({
    selectedCategories: [],
    subscribed: false,
  });
  const saved = await site.as(user).post(url, { selectedCategories: [rum, rum] });
  expect(saved.json()).toEqual({ selectedCategories: [rum], subscribed: true });
  expect((await site.as(user).get("/api/subscriber/get")).json()).toEqual(saved.json());
  expect((await site.as(stranger).get("/api/subscriber/get")).json().subscribed).toBe(false);
  expect((await site.as(user).delete(url)).json()).toEqual({ selectedCategories: [], subscribed: false });
  expect((await site.as(user).get("/api/subscriber/get")).json().subscribed).toBe(false);
});

test("whoever has not confirmed the account's e-mail neither sees nor changes its subscription", async () => {
  await subscribe("cizi@example.test");
  const user = await makeUser(site.ctx, { email: "cizi@example.test", emailConfirmedAt: null });
  expect((await site.as(user).get("/api/subscriber/get")).json().subscribed).toBe(false);
  const refused = await site.as(user).post("/api/subscriber/preferences", { selectedCategories: [] });
  expect(refused.statusCode).toBe(403);
  await site.as(user).delete("/api/subscriber/preferences");
  expect((await stored())[0]).toMatchObject({ categoryIds: [rum], endedAt: null });
});

test("NL6: one click of a mail program ends newsletters, as often as it likes; a new request starts anew", async () => {
  await subscribe();
  const [before] = await stored();
  const unsubscribe = () => site.as(null).post(`/newsletter/odhlaseni/${before?.key}`);
  expect((await unsubscribe()).statusCode).toBe(200);
  expect((await unsubscribe()).statusCode).toBe(200);
  expect((await stored())[0]?.endedAt).toBeInstanceOf(Date);
  expect((await save()).statusCode).toBe(200);
  expect((await stored())[0]).toMatchObject({ confirmedAt: null, endedAt: null });
});

test("the page's form without JavaScript is sent back to the page, also with a key that is none", async () => {
  await subscribe();
  const [{ key } = { key: "" }] = await stored();
  const done = await site.as(null).post(`/en/newsletter/odhlaseni/${key}?form=1`);
  expect([done.statusCode, done.headers.location]).toEqual([303, `/en/newsletter/odhlaseni/${key}?done=1`]);
  const none = "k".repeat(43);
  const unknown = await site.as(null).post(`/newsletter/potvrzeni/${none}?form=1`);
  expect([unknown.statusCode, unknown.headers.location]).toEqual([303, `/newsletter/potvrzeni/${none}?unknown=1`]);
});

test("of ten simultaneous requests for one e-mail one subscription comes", async () => {
  await Promise.all(Array.from({ length: 10 }, () => save()));
  expect(await stored()).toHaveLength(1);
  const { rows } = await site.db.execute(sql`select count(*)::int as n from subscribers`);
  expect(rows).toEqual([{ n: 1 }]);
});

import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Report } from "#contract/reports/report-admin.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { reportsData } from "./personal-data.ts";
import { reports } from "./table.ts";

let app: TestApp;
let moderator: TestUser;
let listingId: number;
let number = 0;
const newGuest = () => ({ name: "Hana Hostová", email: `host${++number}@jinde.test` });

beforeAll(async () => {
  app = await createTestApp();
  moderator = await makeUser(app.ctx, { scopes: ["moderation"] });
  const categoryId = (await makeCategory(app.ctx)).id;
  const seller = await makeUser(app.ctx);
  listingId = (await makeListing(app.ctx, { categoryId, sellerId: seller.id, name: "Gin" })).id;
});
beforeEach(async () => {
  await app.db.delete(reports);
});

const file = (guest: object | undefined, note = "Tohle není pravé.") =>
  app.as(null).post("/api/reports", {
    ...{ kind: "listing", id: listingId, reason: "law", note, goodFaith: true },
    ...(guest && { guest }),
  });
const list = async (): Promise<Report[]> => (await app.as(moderator).get("/api/moderation/reports")).json().items;

test("M13: a guest reports once while it is open, and is sent its number and an address of their own", async () => {
  const guest = newGuest();
  const first = await file(guest);
  expect(first.statusCode).toBe(201);
  expect((await file({ ...guest, email: guest.email.toUpperCase() })).json()).toEqual(first.json());
  const { id } = first.json().data;
  expect(await list()).toMatchObject([
    { id, reporter: { id: null, username: guest.name, email: guest.email }, quoted: "Gin" },
  ]);
  await app.drainEvents();
  const reported = await app.mails(guest.email);
  expect(reported.map(({ subject }) => subject)).toEqual([`Přijali jsme vaše nahlášení č. ${id}`]);
  expect(reported[0]?.text).toMatch(new RegExp(`https://kabinet.test/nahlaseni/${id}/[0-9a-f]{64}`));
});

test("a guest gives a name and an e-mail", async () => {
  const answer = await file(undefined);
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors)).toEqual(["guest.name", "guest.email"]);
  expect((await file({ name: " ", email: "host@jinde.test" })).statusCode).toBe(422);
  expect((await file({ name: "Host", email: "host" })).statusCode).toBe(422);
});

test("LI4: one e-mail is written to of five reports an hour", async () => {
  const guest = newGuest();
  for (let nth = 1; nth <= 5; nth++) expect((await file(guest)).statusCode).toBe(201);
  expect((await file(guest)).statusCode).toBe(429);
});

test("a moderator who reported as a guest does not decide it", async () => {
  const { id } = (await file({ name: "Já", email: moderator.email })).json().data;
  expect((await list())[0]?.mayDecide).toBe(false);
  const decision = { outcome: "dismissed", reason: "Je pravý." };
  const answer = await app.as(moderator).put(`/api/moderation/reports/${id}/decision`, decision);
  expect(answer.statusCode).toBe(403);
});

test("an account reports thirty times an hour", async () => {
  const reporter = await makeUser(app.ctx);
  const body = { kind: "listing", id: listingId, reason: "other", note: "Nesedí popis.", goodFaith: true };
  const answers = [];
  for (let nth = 1; nth <= 31; nth++) answers.push(await app.as(reporter).post("/api/reports", body));
  expect(answers.findIndex(({ statusCode }) => statusCode === 429)).toBe(30);
});

test("a guest is told the decision, and is forgotten with the account of that e-mail", async () => {
  const guest = newGuest();
  const { id } = (await file(guest)).json().data;
  await app.as(moderator).put(`/api/moderation/reports/${id}/decision`, { outcome: "dismissed", reason: "Je pravý." });
  await app.drainEvents();
  const reported = await app.mails(guest.email);
  expect(reported.some(({ text }) => text.includes("„Je pravý.“"))).toBe(true);
  const person = { id: 0, email: guest.email };
  expect(await reportsData.files?.reports?.(app.ctx, person)).toHaveLength(1);
  await reportsData.forget?.(app.ctx, person);
  expect(await reportsData.files?.reports?.(app.ctx, person)).toEqual([]);
  expect(await app.db.$count(reports)).toBe(1);
});

test("each side sees a report at its own address, and whom it concerns reads neither who reported nor their words", async () => {
  const { id } = (await file(newGuest())).json().data;
  const [stored] = await app.db.select().from(reports);
  const at = (key: string | undefined) => app.as(null).get(`/api/reports/${id}/${key}`);
  expect((await at(stored?.reporterKey)).json().data).toMatchObject({
    ...{ id, side: "reporter", note: "Tohle není pravé.", decision: null },
  });
  const concerned = (await at(stored?.reportedKey)).json().data;
  expect(concerned).toMatchObject({ side: "reported", note: null, quoted: "Gin" });
  expect(JSON.stringify(concerned)).not.toContain("Hana");
  expect((await at("0".repeat(64))).statusCode).toBe(404);
});

test("an account lists what it has reported, with the key of each page", async () => {
  const reporter = await makeUser(app.ctx);
  await app.as(reporter).post("/api/reports", {
    ...{ kind: "listing", id: listingId, reason: "other", note: "Nesedí popis.", goodFaith: true },
  });
  await file(newGuest());
  const { items, total } = (await app.as(reporter).get("/api/me/reports")).json();
  expect([total, items.length]).toEqual([1, 1]);
  expect(items[0]).toMatchObject({ kind: "listing", note: "Nesedí popis.", decision: null });
  expect((await app.as(null).get(`/api/reports/${items[0].id}/${items[0].key}`)).statusCode).toBe(200);
});

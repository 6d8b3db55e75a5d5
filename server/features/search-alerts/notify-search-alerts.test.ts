import { beforeAll, beforeEach, expect, test } from "vitest";
import { transaction } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { listingEvents } from "#server/features/listings/events.ts";
import type { listings } from "#server/features/listings/table.ts";
import { sendSummaries } from "#server/features/mails/summary/send-summaries.ts";
import { furtherFoundWords } from "#server/features/pushes/push-words.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { matchListings } from "./match-listings.ts";
import { notifySearchAlerts } from "./notify-search-alerts.ts";
import { readWords } from "./read-words.ts";
import { sweepSearchAlerts } from "./sweep-search-alerts.ts";

let app: TestApp;
let seller: TestUser;
let seeker: TestUser;
let category: { id: number; path: number[] };
let categoryId: number;

beforeAll(async () => {
  app = await createTestApp();
});

beforeEach(async () => {
  app.clock.set(new Date());
  // 12:00 in Prague.
  app.clock.set(new Date("2027-01-14T11:00:00Z"));
  [seller, seeker] = [await makeUser(app.ctx), await makeUser(app.ctx)];
  category = await makeCategory(app.ctx);
  categoryId = category.id;
});

const passMinutes = (minutes: number) => app.clock.set(new Date(app.clock.now().getTime() + minutes * 60_000));
const watch = async (body: object, user = seeker): Promise<number> => {
  const answer = await app.as(user).post("/api/me/searches", body);
  expect(answer.statusCode).toBe(201);
  passMinutes(1);
  return answer.json().data.id;
};

async function offer(name: string, more: Partial<typeof listings.$inferInsert> = {}) {
  const now = app.clock.now();
  const row = await makeListing(app.ctx, {
    ...{ sellerId: seller.id, categoryId, name, publishedAt: now, startsAt: now },
    ...more,
  });
  const published = {
    listingId: row.id,
    sellerId: row.sellerId,
    status: "live",
    startsAt: now.toISOString(),
  } as const;
  await transaction(app.ctx, (tx) => publish(tx, listingEvents.ListingPublished, published));
  return row;
}

async function work(): Promise<void> {
  await app.drainEvents();
  await Promise.all([matchListings(app.ctx), matchListings(app.ctx)]);
  await Promise.all([notifySearchAlerts(app.ctx), notifySearchAlerts(app.ctx)]);
  await app.drainEvents();
}

async function mailsOf(user: TestUser, kind = "search-found") {
  await work();
  return (await app.mails(user.email)).filter((mail) => mail.kind === kind);
}
const notificationsOf = async (user: TestUser) =>
  (await app.as(user).get("/api/me/notifications")).json().items.map(({ kind }: { kind: string }) => kind);
const newCount = async (id: number, user = seeker) =>
  (await app.as(user).get("/api/me/searches")).json().data.find((each: { id: number }) => each.id === id)?.newCount;

test("SF6: what is newly listed is told once, by mail and notification, counted as new until it was seen", async () => {
  const id = await watch({ q: "kormidelník 0,7" });
  const found = await offer("Kormidelník 700 ml");
  await offer("Plavčík 700 ml");
  const [mail, ...others] = await mailsOf(seeker);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe("Nově v nabídce: kormidelník 0,7");
  expect(mail?.text).toContain("Kormidelník 700 ml");
  expect(mail?.text).toContain(`https://kabinet.test/${found.id}/`);
  expect(mail?.text).toContain(`https://kabinet.test/ucet/hlidani/${id}`);
  expect(mail?.text).not.toContain("Plavčík");
  expect(await notificationsOf(seeker)).toEqual(["search_found"]);
  expect(await newCount(id)).toBe(1);
  const page = (await app.as(seeker).get(`/api/me/searches/${id}/finds`)).json();
  expect(page.found.items.map((card: { id: number }) => card.id)).toEqual([found.id]);
  const seen = await app.as(seeker).patch(`/api/me/searches/${id}`, { seenAt: app.clock.now().toISOString() });
  expect(seen.json().data.newCount).toBe(0);
  expect(await mailsOf(seeker)).toHaveLength(1);
});

test("SF4: after one mail the next comes a quarter of an hour later, with all that came meanwhile", async () => {
  await watch({ q: "kormidelník" });
  await offer("Kormidelník první");
  expect(await mailsOf(seeker)).toHaveLength(1);
  passMinutes(10);
  for (let n = 0; n < 8; n += 1) await offer(`Kormidelník ${n}`);
  expect(await mailsOf(seeker)).toHaveLength(1);
  passMinutes(6);
  const mails = await mailsOf(seeker);
  expect(mails).toHaveLength(2);
  expect(mails.find(({ text }) => text.includes("Kormidelník 7"))?.text).toContain("Dalších nových položek: 2.");
});

test("SF9: finds that are told together are one notification that counts them and names the search", async () => {
  const id = await watch({ q: "kormidelník" });
  for (let n = 0; n < 8; n += 1) await offer(`Kormidelník ${n}`);
  const newest = await offer("Kormidelník devátý");
  await work();
  const read = async () => (await app.as(seeker).get("/api/me/notifications")).json().items;
  expect(await read()).toMatchObject([
    { kind: "search_found", listing: { id: newest.id }, search: { id, further: 8 } },
  ]);
  expect((await app.as(seeker).delete(`/api/me/searches/${id}`)).statusCode).toBeLessThan(300);
  expect(await read()).toMatchObject([{ listing: { id: newest.id }, search: null }]);
});

test("a search without words is called by what kind of sale it is in its mail", async () => {
  await watch({ duration: "7d", country: ["CZ"] });
  await offer("Sudovka", { duration: "7d", country: "CZ" });
  expect((await mailsOf(seeker))[0]?.subject).toBe("Nově v nabídce: sedmidenní aukce, Česko");
});

test.each([
  [1, "A ještě 1 další, co hledáte.", "And 1 more that you are looking for."],
  [2, "A další 2, co hledáte.", "And 2 more that you are looking for."],
  [5, "A dalších 5, co hledáte.", "And 5 more that you are looking for."],
])("a push counts %i further finds as Czech does", (further, cs, en) => {
  expect(furtherFoundWords(further)).toEqual({ cs, en });
});

test("facets, prices, categories and sellers narrow; however many topped listings stand ahead", async () => {
  const below = (await makeCategory(app.ctx, { parent: category })).id;
  const ids = [
    await watch({ categories: [below] }),
    await watch({ seller: seller.id }),
    await watch({ q: "kormidelník", priceFrom: 600, priceTo: 400 }),
    await watch({ saleMode: ["fixed_price"] }),
    await watch({ q: "kormidelník -plavčík" }),
  ];
  const toppedUntil = new Date(app.clock.now().getTime() + 86_400_000);
  for (let n = 0; n < 30; n += 1) await makeListing(app.ctx, { sellerId: seller.id, categoryId, toppedUntil });
  await offer("Kormidelník", { categoryId: below });
  await offer("Kormidelník a plavčík", { saleMode: "fixed_price", askedPriceMinor: 700_00 });
  await work();
  expect(await Promise.all(ids.map((id) => newCount(id)))).toEqual([1, 2, 1, 1, 1]);
});

test("SF7: neither one's own, nor a blocked person's, nor what has gone again or is only spelt nearly so", async () => {
  const blocked = await makeUser(app.ctx);
  const blocking = await makeUser(app.ctx);
  await app.as(seeker).put(`/api/me/blocks/${blocked.id}`, { blocked: true });
  await app.as(blocking).put(`/api/me/blocks/${seeker.id}`, { blocked: true });
  const id = await watch({ q: "kormidelnik" });
  const misspelt = await watch({ q: "kormydelnyk" });
  for (const { id: sellerId } of [seeker, blocked, blocking]) await offer("Kormidelník", { sellerId });
  await work();
  expect([await newCount(id), await newCount(misspelt)]).toEqual([0, 0]);
  const { id: gone } = await offer("Kormidelník");
  await app.drainEvents();
  await matchListings(app.ctx);
  await app.db.execute(sql`update listings set status = 'cancelled' where id = ${gone}`);
  expect(await mailsOf(seeker)).toEqual([]);
});

test("what ran before, or is offered once more, is not told again", async () => {
  await offer("Kormidelník");
  passMinutes(1);
  const id = await watch({ q: "kormidelník" });
  await work();
  expect(await newCount(id)).toBe(0);
  const first = await offer("Kormidelník");
  expect(await mailsOf(seeker)).toHaveLength(1);
  passMinutes(60);
  await app.db.execute(sql`update listings set status = 'unsold' where id = ${first.id}`);
  const second = await offer("Kormidelník", { relistedFromId: first.id });
  await work();
  passMinutes(60);
  await app.db.execute(sql`update listings set status = 'unsold' where id = ${second.id}`);
  await offer("Kormidelník", { relistedFromId: second.id });
  expect(await mailsOf(seeker)).toHaveLength(1);
  expect(await newCount(id)).toBe(1);
});

test("looks for nobody whose e-mail is not confirmed, or who is suspended", async () => {
  const people = [
    await makeUser(app.ctx, { emailConfirmedAt: null }),
    await makeUser(app.ctx, { suspendedAt: new Date() }),
  ];
  for (const user of people) await app.as(user).post("/api/me/searches", { q: "kormidelník" });
  passMinutes(1);
  await offer("Kormidelník");
  for (const user of people) expect(await mailsOf(user)).toEqual([]);
});

test("SF5: a daily search is told at eight with the summary, once", async () => {
  await watch({ seller: seller.id, pace: "daily" });
  await offer("Kormidelník");
  expect(await mailsOf(seeker)).toEqual([]);
  app.clock.set(new Date("2027-01-15T06:51:00Z"));
  await work();
  const mailSettings = { publicUrl: "https://kabinet.test" };
  await sendSummaries(app.ctx, mailSettings);
  expect(await app.mails(seeker.email)).toEqual([]);
  app.clock.set(new Date("2027-01-15T07:00:00Z"));
  await work();
  await Promise.all([sendSummaries(app.ctx, mailSettings), sendSummaries(app.ctx, mailSettings)]);
  const mails = await app.mails(seeker.email);
  expect(mails.map(({ kind }) => kind)).toEqual(["daily-summary"]);
  expect(mails[0]?.text).toContain(seller.username);
  expect(mails[0]?.text).toContain("Kormidelník");
});

test("an unfinished word stands for the words that names have by the next day", async () => {
  const id = await watch({ q: "zvonkoh" });
  await offer("Zvonkohra");
  await work();
  expect(await newCount(id)).toBe(0);
  passMinutes(25 * 60);
  expect(await readWords(app.ctx)).toBeGreaterThan(0);
  await offer("Zvonkohra");
  await work();
  expect(await newCount(id)).toBe(1);
});

test("a process that dies between finding and telling has told nobody, and the next tells everybody once", async () => {
  await watch({ q: "kormidelník" });
  await offer("Kormidelník");
  await app.drainEvents();
  const dying = transaction(app.ctx, async (tx) => {
    await matchListings(tx);
    throw new Error("killed");
  });
  await expect(dying).rejects.toThrow("killed");
  expect(await mailsOf(seeker)).toHaveLength(1);
  expect(await mailsOf(seeker)).toHaveLength(1);
});

test("RE14: what was found goes after 90 days", async () => {
  const id = await watch({ q: "kormidelník" });
  await offer("Kormidelník");
  await work();
  const found = () => app.db.execute(sql`select from search_matches where search_id = ${id}`);
  passMinutes(89 * 24 * 60);
  await sweepSearchAlerts(app.ctx);
  expect((await found()).rows).toHaveLength(1);
  passMinutes(2 * 24 * 60);
  await sweepSearchAlerts(app.ctx);
  expect((await found()).rows).toHaveLength(0);
});

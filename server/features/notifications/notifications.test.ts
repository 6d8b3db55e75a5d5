import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Notification } from "#contract/notifications/notifications.ts";
import { eq, sql } from "#server/db/query.ts";
import { closeDueAuctions } from "#server/features/bids/closing/close-due-auctions.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { sweepNotifications } from "./sweep-notifications.ts";
import { notifications } from "./table.ts";

let app: TestApp;
let one: TestUser;
let two: TestUser;
let keys = 0;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  one = await makeUser(app.ctx);
  two = await makeUser(app.ctx);
});

async function bid(lot: { id: number }, who: TestUser, maximum: number): Promise<void> {
  keys += 1;
  const key = { "idempotency-key": `kept-notification-${keys}` };
  expect((await app.as(who).post(`/api/auctions/${lot.id}/bids`, { maximum }, key)).statusCode).toBe(201);
}
const counts = async (who: TestUser) => (await app.as(who).get("/api/message?counter=1")).json();
const listed = async (who: TestUser, page = 1): Promise<{ items: Notification[]; total: number; pages: number }> =>
  (await app.as(who).get(`/api/me/notifications?page=${page}`)).json();
const see = (who: TestUser, upTo: number) => app.as(who).put("/api/me/notifications/reading", { upTo });

test("what was told stays to be read: the last of its kind about a listing, with price and place", async () => {
  const lot = await makeAuction(app.ctx, { name: "Karibský rum 1970", slug: "karibsky-rum" });
  await bid(lot, one, 700);
  await bid(lot, two, 1_000);
  await app.drainEvents();
  await bid(lot, one, 1_500);
  await bid(lot, two, 3_000);
  await app.drainEvents();
  expect(await app.db.$count(notifications, eq(notifications.userId, one.id))).toBe(2);
  expect(await counts(one)).toMatchObject({
    total: 1,
    new: 1,
    system: [
      {
        kind: "outbid",
        listing: { id: lot.id, slug: "karibsky-rum", name: "Karibský rum 1970" },
        dealId: null,
        price: 1_600,
        isNew: true,
      },
    ],
  });
  expect(JSON.stringify(await counts(one))).not.toContain("3000");
});

test("an event that is handed out again makes no second notification", async () => {
  const lot = await makeAuction(app.ctx);
  await bid(lot, one, 700);
  await bid(lot, two, 1_000);
  await app.drainEvents();
  await app.db.execute(sql`update outbox set handled_at = null where topic = 'BidPlaced'`);
  await app.drainEvents();
  expect(await app.db.$count(notifications, eq(notifications.userId, one.id))).toBe(1);
});

test("NT2: at the end the seller has sold, the winner won, the other lost; unsold is told to the seller alone", async () => {
  const lot = await makeAuction(app.ctx);
  await bid(lot, one, 700);
  await bid(lot, two, 1_000);
  const empty = await makeAuction(app.ctx, { sellerId: one.id });
  await app.db.execute(
    sql`update listings set ends_at = now(), planned_ends_at = now() where id in (${lot.id}, ${empty.id})`,
  );
  await closeDueAuctions(app.ctx);
  await app.drainEvents();
  const kindsOf = async (userId: number) =>
    (await app.db.select().from(notifications).where(eq(notifications.userId, userId))).map(({ kind }) => kind).sort();
  expect(await kindsOf(two.id)).toEqual(["won"]);
  expect(await kindsOf(one.id)).toEqual(["lost", "unsold"]);
  const [{ sellerId } = { sellerId: 0 }] = (
    await app.db.execute<{ sellerId: number }>(sql`select seller_id as "sellerId" from listings where id = ${lot.id}`)
  ).rows;
  expect(await kindsOf(sellerId)).toContain("sold");
});

test("seen notifications are no news any more, later ones are; another's stay as they are", async () => {
  const { id: categoryId } = await makeCategory(app.ctx);
  const notify = async (who: TestUser, eventId: number) => {
    const { id: listingId } = await makeListing(app.ctx, { sellerId: two.id, categoryId });
    const row = { eventId, userId: who.id, kind: "won" as const, listingId, createdAt: app.clock.now() };
    const [made] = await app.db.insert(notifications).values(row).returning({ id: notifications.id });
    return made?.id ?? 0;
  };
  const first = await notify(one, 900_001);
  const last = await notify(one, 900_002);
  await notify(two, 900_003);
  expect((await counts(one)).new).toBe(2);
  expect((await see(one, first)).statusCode).toBe(200);
  expect((await counts(one)).new).toBe(1);
  await Promise.all([see(one, last), see(one, last), see(one, Number.MAX_SAFE_INTEGER)]);
  expect(await counts(one)).toMatchObject({ new: 0, total: 2 });
  expect((await counts(two)).new).toBe(1);
  for (const upTo of [0, -1, 1.5, "5", null, 1e17])
    expect([upTo, (await see(one, upTo as number)).statusCode]).toEqual([upTo, 422]);
});

test("those of a listing stand together, the listing with the newest first", async () => {
  const { id: categoryId } = await makeCategory(app.ctx);
  const [first, second] = [
    await makeListing(app.ctx, { sellerId: two.id, categoryId, name: "První" }),
    await makeListing(app.ctx, { sellerId: two.id, categoryId, name: "Druhá" }),
  ];
  const notified = [
    { listingId: first.id, kind: "outbid" },
    { listingId: second.id, kind: "outbid" },
    { listingId: first.id, kind: "leading" },
    { listingId: second.id, kind: "lost" },
    { listingId: first.id, kind: "won" },
  ] as const;
  for (const [index, row] of notified.entries()) {
    const eventId = 700_000 + index;
    await app.db.insert(notifications).values({ ...row, eventId, userId: one.id, createdAt: app.clock.now() });
  }
  const { items } = await listed(one);
  expect(items.map(({ listing, kind }) => `${listing.name} ${kind}`)).toEqual([
    "První won",
    "První leading",
    "První outbid",
    "Druhá lost",
    "Druhá outbid",
  ]);
  // The bell's list stays in the order of time.
  expect((await counts(one)).system.slice(0, 2)).toMatchObject([{ kind: "won" }, { kind: "lost" }]);
});

test("RE1: they are listed in pages, newest first, those of a listing that is gone left out, and go after 90 days", async () => {
  const { id: categoryId } = await makeCategory(app.ctx);
  for (let index = 0; index < 26; index++) {
    const { id: listingId } = await makeListing(app.ctx, {
      sellerId: two.id,
      categoryId,
      name: `Lahev ${index}`,
    });
    await app.db.insert(notifications).values({
      eventId: 800_000 + index,
      userId: one.id,
      kind: "lost",
      listingId,
      createdAt: app.clock.now(),
    });
  }
  await app.db.insert(notifications).values({
    eventId: 800_100,
    userId: one.id,
    kind: "returned",
    listingId: 999_999_999,
    createdAt: app.clock.now(),
  });
  const first = await listed(one);
  expect([first.total, first.pages, first.items.length, first.items[0]?.listing.name]).toEqual([26, 2, 24, "Lahev 25"]);
  expect((await listed(one, 2)).items).toHaveLength(2);
  expect((await listed(one, 90_000)).items).toEqual([]);
  app.clock.advance(91 * 24 * 3_600_000);
  await sweepNotifications(app.ctx);
  expect(await app.db.$count(notifications)).toBe(0);
});

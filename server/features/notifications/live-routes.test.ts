import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { transaction } from "#server/context.ts";
import { createDatabase } from "#server/db/connect.ts";
import { eq, sql } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { tokens, users } from "#server/features/accounts/table.ts";
import { closeDueAuctions } from "#server/features/bids/closing/close-due-auctions.ts";
import { bidEvents } from "#server/features/bids/events.ts";
import { receiveSilentDeals } from "#server/features/deals/receive-silent-deals.ts";
import { publishDueReviews } from "#server/features/reviews/publish-reviews.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { listenAnywhere, readLots, readNotifications } from "#test/event-reader.ts";
import { makeAuction } from "#test/make/auction.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeDeal } from "#test/make/deal.ts";
import { makeListing } from "#test/make/listing.ts";
import { makePicture } from "#test/make/picture.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

let site: TestApp;
let address: string;
let other: TestApp;
let otherAddress: string;
let one: TestUser;
let two: TestUser;
let keys = 0;

beforeAll(async () => {
  site = await createTestApp({ databaseSize: 12, live: { tokenCheckMs: 50 } });
  address = await listenAnywhere(site.app);
  other = await anotherProcess();
  otherAddress = await listenAnywhere(other.app);
});
async function anotherProcess(): Promise<TestApp> {
  const database = createDatabase(site.connection, { size: 4, onError: () => {}, allowExitOnIdle: true });
  return createTestApp({ database: { ...database, connection: site.connection } });
}
beforeEach(async () => {
  one = await makeUser(site.ctx);
  two = await makeUser(site.ctx);
});

const notificationsOf = ({ token }: TestUser, base = address) => readNotifications(`${base}/api/me/events`, token);

async function bid(lot: { id: number }, who: TestUser, maximum: number): Promise<void> {
  keys += 1;
  const key = { "idempotency-key": `notification-key-${keys}` };
  expect((await site.as(who).post(`/api/auctions/${lot.id}/bids`, { maximum }, key)).statusCode).toBe(201);
}

test("whoever is outbid hears of it in every process: name, price, what would do; nobody else does", async () => {
  const lot = await makeAuction(site.ctx, { name: "Karibský rum 1970", slug: "karibsky-rum" });
  const [here, there] = [await notificationsOf(one), await notificationsOf(one, otherAddress)];
  const challenger = await notificationsOf(two);
  await bid(lot, one, 700);
  await bid(lot, two, 1_234);
  await site.drainEvents();
  for (const reader of [here, there]) {
    const { data } = await reader.until(({ data: { kind } }) => kind === "outbid");
    expect(data).toEqual({
      kind: "outbid",
      listing: { id: lot.id, slug: "karibsky-rum", name: "Karibský rum 1970" },
      dealId: null,
      news: null,
      search: null,
      price: 750,
      nextMinimum: 800,
    });
  }
  expect(challenger.events).toEqual([]);
  expect(JSON.stringify(here.events)).not.toContain("1234");
});

test("a listing's English name comes with its notification, for a page in English that is open", async () => {
  const lot = await makeAuction(site.ctx, { name: "Karibský rum", nameEn: "Caribbean rum" });
  const reader = await notificationsOf(one);
  await bid(lot, one, 700);
  await bid(lot, two, 1_234);
  await site.drainEvents();
  const { data } = await reader.until(({ data: { kind } }) => kind === "outbid");
  expect(data.listing).toMatchObject({ name: "Karibský rum", nameEn: "Caribbean rum" });
});

test("who leads again by the time it would be told hears nothing of having been outbid", async () => {
  const lot = await makeAuction(site.ctx);
  const [reader, second] = [await notificationsOf(one), await notificationsOf(two)];
  await bid(lot, one, 700);
  await bid(lot, two, 900);
  await bid(lot, one, 2_000);
  await site.drainEvents();
  await second.until(() => true);
  await site.db.execute(
    sql`select pg_notify('kabinet_people', ${JSON.stringify({ userIds: [one.id], event: "notice", data: {} })})`,
  );
  await reader.until(() => true);
  expect(reader.events).toHaveLength(1);
});

test("at the end the winner has won and the others have lost", async () => {
  const lot = await makeAuction(site.ctx);
  const [winner, loser] = [await notificationsOf(two), await notificationsOf(one, otherAddress)];
  await bid(lot, one, 700);
  await bid(lot, two, 900);
  await site.db.execute(sql`update listings set ends_at = now(), planned_ends_at = now() where id = ${lot.id}`);
  await closeDueAuctions(site.ctx);
  await site.drainEvents();
  expect((await winner.until(({ data }) => data.kind === "won")).data).toMatchObject({
    price: 750,
    nextMinimum: null,
  });
  expect((await loser.until(({ data }) => data.kind === "lost")).data).toMatchObject({
    listing: { id: lot.id },
  });
});

test("after a retraction whoever leads then is told so", async () => {
  const lot = await makeAuction(site.ctx);
  const reader = await notificationsOf(one);
  await bid(lot, one, 700);
  await transaction(site.ctx, (tx) => publish(tx, bidEvents.BidRetracted, retractionFor(lot.id, one)));
  await site.drainEvents();
  expect((await reader.until(() => true)).data).toMatchObject({ kind: "leading", price: 500 });
});

test("what was taken off is told to its bidders and to those who watch it", async () => {
  const lot = await makeAuction(site.ctx);
  const moderator = await makeUser(site.ctx, { scopes: ["moderation"] });
  await bid(lot, one, 700);
  const created = await site.as(two).post("/api/wishlist", {});
  await site.as(two).put(`/api/wishlist/${created.json().temp_id}`, { productId: lot.id });
  const readers = [await notificationsOf(one), await notificationsOf(two, otherAddress)];
  await site.as(moderator).put(`/api/auctions/${lot.id}/cancellation`, { rule: "authenticity", reason: "Padělek." });
  await site.drainEvents();
  for (const reader of readers) {
    const { data } = await reader.until(({ data }) => data.kind === "cancelled");
    expect(data).toMatchObject({ listing: { id: lot.id } });
    expect(JSON.stringify(data)).not.toContain("Padělek");
  }
});

test("a seller hears what a moderator decided about the listing, a bidder that a bid was taken back; no reason travels", async () => {
  const moderator = site.as(await makeUser(site.ctx, { scopes: ["moderation"] }));
  const [seller, bidder] = [await notificationsOf(one), await notificationsOf(two, otherAddress)];
  const decide = async (body: object) => {
    const { items } = (await moderator.get("/api/moderation/inspections")).json();
    const answer = await moderator.put(`/api/moderation/inspections/${items[0].id}/decision`, body);
    expect(answer.statusCode).toBe(200);
    await site.drainEvents();
  };
  const reason = "Snímek je z internetu.";
  const categoryId = (await makeCategory(site.ctx)).id;
  const { id } = await makeListing(site.ctx, {
    sellerId: one.id,
    categoryId,
    description: "Ze sbírky.",
    status: "draft",
    publishedAt: null,
  });
  await makePicture(site.ctx, id);
  const publication = `/api/me/advertisements/${id}/publication`;
  expect((await site.as(one).post(publication)).json().data.status).toBe("in_review");
  await decide({ decision: "reject", rule: "pictures", reason });
  const returned = await seller.until(({ data }) => data.kind === "returned");
  expect(returned.data).toMatchObject({ listing: { id } });
  await site.as(one).post(publication);
  await decide({ decision: "approve" });
  await seller.until(({ data }) => data.kind === "approved");
  await bid({ id }, two, 700);
  const [line] = (await moderator.get(`/api/auctions/${id}/bids`)).json().data;
  const retraction = `/api/auctions/${id}/bids/${line.retractable}/retraction`;
  expect((await moderator.post(retraction, { rule: "shill_bid", reason })).statusCode).toBe(201);
  await site.drainEvents();
  const taken = await bidder.until(({ data }) => data.kind === "bid_retracted");
  expect(taken.data).toMatchObject({ listing: { id } });
  expect(JSON.stringify([seller.events, bidder.events])).not.toContain(reason);
});

/** As though a deal had been received a day before, since reviews wait that long. */
const passDay = (dealId: number) =>
  site.db.execute(sql`update deals set received_at = received_at - interval '25 hours' where id = ${dealId}`);

test("a step of a deal, a correction, a report, its answer and decision, and a review are told to whoever did not make them", async () => {
  const deal = await makeDeal(site.ctx, { seller: one, buyer: two });
  const moderator = await makeUser(site.ctx, { scopes: ["moderation"] });
  const [seller, buyer] = [await notificationsOf(one), await notificationsOf(two, otherAddress)];
  const notified = () => [seller.events.length, buyer.events.length];
  const news = { kind: "deal", dealId: deal.id, listing: { id: deal.listingId } };
  const step = async (happens: Promise<{ statusCode: number }>, expected: [number, number]) => {
    expect((await happens).statusCode).toBeLessThan(300);
    await site.drainEvents();
    await expect.poll(notified).toEqual(expected);
  };
  const path = `/api/me/deals/${deal.id}`;
  await step(site.as(one).put(`${path}/payment`), [0, 1]);
  await step(site.as(two).post(`${path}/problem`, { kind: "no_contact", note: "Tajná stížnost" }), [1, 1]);
  await step(site.as(one).put(`${path}/answer`, { note: "Tajná odpověď" }), [1, 2]);
  const [newsTopic] = (await site.as(moderator).get("/api/moderation/cases")).json().items;
  const decision = { decision: "reject", reasons: "Tajné důvody" };
  await step(site.as(moderator).put(`/api/moderation/cases/${newsTopic.id}/decision`, decision), [2, 3]);
  const parcel = { carrier: "dpd", trackingNumber: "1" };
  await step(site.as(one).put(`${path}/dispatch`, parcel), [2, 4]);
  await step(site.as(one).put(`${path}/dispatch`, { ...parcel, trackingNumber: "2" }), [2, 5]);
  await step(site.as(two).put(`${path}/receipt`), [3, 5]);
  await passDay(deal.id);
  await step(site.as(two).put(`${path}/review`, { stars: 4, text: "Tajné hodnocení" }), [4, 5]);
  await step(site.as(one).put(`${path}/review`, { stars: 5, text: "" }), [4, 6]);
  const [review] = (await site.as(null).get(`/api/users/${one.id}/reviews`)).json().items;
  await step(site.as(one).put(`/api/me/reviews/${review.id}/reply`, { text: "Tajný dík" }), [4, 7]);
  for (const { data } of [...seller.events, ...buyer.events]) expect(data).toMatchObject(news);
  expect(JSON.stringify([seller.events, buyer.events])).not.toContain("Tajn");
});

test("what time does to a deal and its reviews is told to both sides", async () => {
  const sentAt = new Date(site.clock.now().getTime() - 14 * 24 * 3_600_000 - 1);
  const silent = await makeDeal(site.ctx, { seller: one, buyer: two, status: "sent", columns: { sentAt } });
  const [seller, buyer] = [await notificationsOf(one), await notificationsOf(two, otherAddress)];
  const both = async (count: number) => {
    await site.drainEvents();
    await expect.poll(() => [seller.events.length, buyer.events.length]).toEqual([count, count]);
  };
  await receiveSilentDeals(site.ctx);
  await both(1);
  await passDay(silent.id);
  await site.as(two).put(`/api/me/deals/${silent.id}/review`, { stars: 4, text: "" });
  await site.drainEvents();
  await seller.until(() => seller.events.length === 2);
  const later = { ...site.ctx, clock: () => new Date(site.clock.now().getTime() + 14 * 24 * 3_600_000) };
  await publishDueReviews(later);
  await site.drainEvents();
  await expect.poll(() => [seller.events.length, buyer.events.length]).toEqual([3, 2]);
});

const endings: [string, (user: TestUser) => Promise<unknown>][] = [
  ["signing out", (user) => site.as(user).get("/api/auth/logout")],
  ["a revoked token", (user) => site.db.delete(tokens).where(eq(tokens.userId, user.id))],
  [
    "an expired token",
    (user) => site.db.update(tokens).set({ expiresAt: new Date() }).where(eq(tokens.userId, user.id)),
  ],
  ["a suspension", (user) => site.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, user.id))],
];
test.each(endings)("%s ends the private streams within a second, in every process", async (_, happen) => {
  const readers = [await notificationsOf(one), await notificationsOf(one, otherAddress)];
  const stays = await notificationsOf(two, otherAddress);
  await happen(one);
  const before = performance.now();
  await Promise.all(readers.map(({ ended }) => ended));
  expect(performance.now() - before).toBeLessThan(1_000);
  expect((await notificationsOf(one)).status).toBeGreaterThanOrEqual(400);
  const lot = await makeAuction(site.ctx);
  await bid(lot, two, 700);
  await transaction(site.ctx, (tx) => publish(tx, bidEvents.BidRetracted, retractionFor(lot.id, two)));
  await site.drainEvents();
  await stays.until(({ data }) => data.kind === "leading");
});

test("a private stream is answered only once this process hears PostgreSQL, so that its first event is not missed", async () => {
  const fresh = await anotherProcess();
  const confirmed = Promise.withResolvers<void>();
  const query = pg.Client.prototype.query;
  const waiting = vi.spyOn(pg.Client.prototype, "query").mockImplementation(async function (
    this: pg.Client,
    ...args: unknown[]
  ) {
    if (String(args[0]).startsWith("listen")) await confirmed.promise;
    return Reflect.apply(query, this, args);
  } as typeof query);
  let isOpen = false;
  const opening = notificationsOf(one, await listenAnywhere(fresh.app)).finally(() => {
    isOpen = true;
  });
  await vi.waitFor(() => expect(waiting.mock.calls.some(([text]) => String(text).startsWith("listen"))).toBe(true));
  await setTimeout(50);
  expect(isOpen).toBe(false);
  confirmed.resolve();
  const reader = await opening;
  waiting.mockRestore();
  const data = { kind: "probe" };
  await site.db.execute(
    sql`select pg_notify('kabinet_people', ${JSON.stringify({ userIds: [one.id], event: "notice", data })})`,
  );
  expect((await reader.until(() => true)).data).toEqual(data);
});

test("a private stream whose line to PostgreSQL was lost ends once it is back, so that its reader asks for what it missed", async () => {
  const reader = await notificationsOf(one);
  await site.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen %' and pid <> pg_backend_pid()`);
  await reader.ended;
  expect((await notificationsOf(one)).status).toBe(200);
});

test("the cookie of pages opens no private stream, and public ones know nobody", async () => {
  const cookie = { cookie: `auth._token.local=${one.token}` };
  expect((await fetch(`${address}/api/me/events`, { headers: cookie })).status).toBe(401);
  const lot = await makeAuction(site.ctx);
  await bid(lot, one, 1_234);
  const reader = await readLots(`${address}/api/auctions/${lot.id}/events`, {
    authorization: `Bearer ${one.token}`,
  });
  expect(JSON.stringify((await reader.until(() => true)).data)).not.toMatch(/1234|viewer/);
});

/** As if another bidder's bid had been retracted, so that this user leads. */
function retractionFor(listingId: number, { id: newLeaderId }: TestUser) {
  const whose = { listingId, sequence: 1, bidderId: 0, by: "moderator" as const };
  return { ...whose, newLeaderId, isPublic: true };
}

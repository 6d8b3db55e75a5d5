import { beforeAll, beforeEach, expect, test } from "vitest";
import { minuteMs } from "#contract/values/durations.ts";
import { eq, sql } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { createTestContext } from "#test/context.ts";
import { entriesRead } from "#test/entries-read.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { remindOfEnds } from "./remind-of-ends.ts";
import { wishlistItems } from "./table.ts";

let app: TestApp;
let seller: TestUser;
let watcher: TestUser;
let lotId: number;
let categoryId: number;
let end: Date;

beforeAll(async () => {
  app = await createTestApp();
});

beforeEach(async () => {
  seller = await makeUser(app.ctx);
  watcher = await makeUser(app.ctx);
  categoryId = (await makeCategory(app.ctx)).id;
  end = new Date(Date.now() + 50 * minuteMs);
  const lot = await makeListing(app.ctx, {
    sellerId: seller.id,
    categoryId,
    endsAt: end,
    plannedEndsAt: end,
  });
  lotId = lot.id;
});

/** As though the watching had begun yesterday. */
async function watch(user: TestUser | null, listingId = lotId): Promise<void> {
  const { temp_id } = (await app.as(user).post("/api/wishlist", {})).json();
  await app.as(user).put(`/api/wishlist/${temp_id}`, { productId: listingId });
  await app.db
    .update(wishlistItems)
    .set({ addedAt: new Date(Date.now() - 24 * 60 * minuteMs) })
    .where(eq(wishlistItems.listingId, listingId));
}

async function endingMails(user: TestUser) {
  await app.drainEvents();
  return (await app.mails(user.email)).filter(({ kind }) => kind === "watched-ending");
}

test("W5: whoever watches gets one mail within the last hour, however many processes look, however often", async () => {
  await watch(watcher);
  await Promise.all([remindOfEnds(app.ctx), remindOfEnds(app.ctx), remindOfEnds(app.ctx)]);
  await remindOfEnds(app.ctx);
  const mails = await endingMails(watcher);
  expect(mails.length).toBe(1);
  expect(mails[0]?.subject).toContain("Za hodinu končí");
  expect(mails[0]?.text).toContain("500");
  expect(mails[0]?.text).toContain(`https://kabinet.test/${lotId}/`);
});

test("a moved end brings no second mail; another planned end does", async () => {
  await watch(watcher);
  await remindOfEnds(app.ctx);
  await app.db.execute(sql`update listings set ends_at = ends_at + interval '5 minutes' where id = ${lotId}`);
  expect(await remindOfEnds(app.ctx)).toBe(0);
  await app.db
    .update(listings)
    .set({ plannedEndsAt: sql`planned_ends_at + interval '5 minutes'` })
    .where(eq(listings.id, lotId));
  expect(await remindOfEnds(app.ctx)).toBe(1);
  expect((await endingMails(watcher)).length).toBe(2);
});

test("bidders are told, the seller, guests and whoever does not want it are not", async () => {
  const bidder = await makeUser(app.ctx);
  const silent = await makeUser(app.ctx, { notifyEnding: false, declinedNews: ["ending:push"] });
  for (const each of [bidder, silent, seller, null]) await watch(each);
  await app.as(bidder).post(`/api/auctions/${lotId}/bids`, { maximum: 500 }, { "idempotency-key": "bid-of-a-watcher" });
  expect(await remindOfEnds(app.ctx)).toBe(1);
  expect((await endingMails(bidder)).length).toBe(1);
  for (const each of [silent, seller]) expect(await endingMails(each)).toEqual([]);
});

test("nothing is sent of what ends later, has ended, or was found only within the last hour", async () => {
  const later = new Date(Date.now() + 70 * minuteMs);
  const lateLot = await makeListing(app.ctx, {
    sellerId: seller.id,
    categoryId,
    endsAt: later,
    plannedEndsAt: later,
  });
  const past = new Date(Date.now() - minuteMs);
  const pastLot = await makeListing(app.ctx, {
    sellerId: seller.id,
    categoryId,
    endsAt: past,
    plannedEndsAt: past,
  });
  for (const id of [lateLot.id, pastLot.id, lotId]) await watch(watcher, id);
  await app.db
    .update(wishlistItems)
    .set({ addedAt: new Date(end.getTime() - 55 * minuteMs) })
    .where(eq(wishlistItems.listingId, lotId));
  expect(await remindOfEnds(app.ctx)).toBe(0);
});

test("the mail's address unsubscribes with one click and without a session; opening it does not", async () => {
  await watch(watcher);
  await remindOfEnds(app.ctx);
  const [mail] = await endingMails(watcher);
  const url = new URL(mail?.unsubscribeUrl ?? "");
  expect(mail?.text).toContain(url.href);
  const wants = async () => {
    const [row] = await app.db.select().from(users).where(eq(users.id, watcher.id));
    return row?.notifyEnding;
  };
  const post = (path: string) =>
    app.app.inject({
      method: "POST",
      url: path,
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: "List-Unsubscribe=One-Click",
    });
  await app.app.inject({ method: "GET", url: url.pathname });
  expect(await wants()).toBe(true);
  expect((await post(`/odhlaseni/${"x".repeat(43)}`)).statusCode).toBe(404);
  for (let click = 0; click < 2; click++) expect((await post(url.pathname)).statusCode).toBe(200);
  expect(await wants()).toBe(false);
  const form = await post(`/en${url.pathname}?form=1`);
  expect([form.statusCode, form.headers.location]).toEqual([303, `/en${url.pathname}?done=1`]);
});

test("the page's button unsubscribes by the API, and the account turns the mails on again", async () => {
  await watch(watcher);
  await remindOfEnds(app.ctx);
  const key = new URL((await endingMails(watcher))[0]?.unsubscribeUrl ?? "").pathname.split("/").at(-1);
  expect((await app.as(null).post(`/api/unsubscribe/${key}`)).statusCode).toBe(200);
  expect((await app.as(watcher).get("/api/me/preferences")).json().data).toMatchObject({
    notifyEnding: false,
  });
  await app.as(watcher).put("/api/me/preferences", { notifyEnding: true });
  expect((await app.as(watcher).get("/api/me/preferences")).json().data).toMatchObject({
    notifyEnding: true,
  });
});

test("each watcher is read a few times, however many there are", async () => {
  const watchers = 4_000;
  const ctx = await createTestContext({ size: 1 });
  const lot = await makeListing(ctx, {
    sellerId: (await makeUser(ctx)).id,
    categoryId: (await makeCategory(ctx)).id,
    endsAt: end,
    plannedEndsAt: end,
  });
  await ctx.db.execute(sql`
    with people as (
      insert into users (email, username, password_hash, email_confirmed_at, terms_accepted_at, adult_declared_at)
      select 'watcher' || n || '@kabinet.test', 'watcher' || n, '', now(), now(), now() from generate_series(1, ${watchers}::int4) n
      returning id
    ), lists as (
      insert into wishlists (user_id, temp_id) select id, 'list' || id from people returning id
    )
    insert into wishlist_items (wishlist_id, listing_id, added_at) select id, ${lot.id}, now() - interval '1 day' from lists`);
  await ctx.db.execute(sql`vacuum analyze wishlist_items`);
  let reminded = 0;
  const read = await entriesRead(ctx, "wishlist_items", async () => {
    reminded = await remindOfEnds(ctx);
  });
  expect(reminded).toBe(watchers);
  expect(read / watchers).toBeLessThan(8);
});

import { beforeAll, expect, test } from "vitest";
import { hourMs } from "#contract/values/durations.ts";
import { transaction } from "#server/context.ts";
import { publish } from "#server/events/outbox.ts";
import { accountEvents } from "#server/features/accounts/events.ts";
import { bidEvents } from "#server/features/bids/events.ts";
import { listingEvents } from "#server/features/listings/events.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { sendSummaries } from "./send-summaries.ts";

let site: TestApp;
let seller: TestUser;
let leader: TestUser;
let categoryId: number;
const mailSettings = { publicUrl: "https://kabinet.test" };
/** 23:00 in Prague. */
const night = new Date("2027-01-14T22:00:00Z");

beforeAll(async () => {
  site = await createTestApp();
  seller = await makeUser(site.ctx);
  leader = await makeUser(site.ctx);
  categoryId = (await makeCategory(site.ctx)).id;
});

async function outbid(user: TestUser, endsAt: Date): Promise<void> {
  const lot = await makeListing(site.ctx, {
    sellerId: seller.id,
    categoryId,
    leaderId: leader.id,
    leaderMaximumMinor: 900_00,
    priceMinor: 800_00,
    bidCount: 2,

    endsAt,
    plannedEndsAt: endsAt,
  });
  const bid = { listingId: lot.id, sequence: 2, bidderId: leader.id, outbidUserId: user.id };
  await transaction(site.ctx, (tx) => publish(tx, bidEvents.BidPlaced, [bid, bid]));
  await site.drainEvents();
}
const choose = (user: TestUser, body: unknown) => site.as(user).put("/api/me/preferences", body);
const notificationsOf = async (user: TestUser) => (await site.as(user).get("/api/me/notifications")).json().total;

test("what was declined comes neither by mail nor to the page, and what one saves leaves the rest", async () => {
  const user = await makeUser(site.ctx);
  expect((await choose(user, { choices: { "outbid:email": false } })).statusCode).toBe(200);
  const saved = await choose(user, { choices: { "lost:push": false, "messages:email": false } });
  expect(saved.json().data.choices).toMatchObject({
    ...{ "outbid:email": false, "outbid:page": true, "lost:push": false, "messages:email": false },
  });
  expect(saved.json().data.notifyMessages).toBe(false);
  await outbid(user, new Date(Date.now() + 48 * hourMs));
  expect(await site.mails(user.email)).toEqual([]);
  expect(await notificationsOf(user)).toBe(1);
  await choose(user, { choices: { "outbid:email": true, "outbid:page": false } });
  await outbid(user, new Date(Date.now() + 48 * hourMs));
  expect(await site.mails(user.email)).toHaveLength(1);
  expect(await notificationsOf(user)).toBe(1);
});

test.each([
  [{ choices: { "deals:email": false } }],
  [{ choices: { "outbid:sms": false } }],
  [{ quiet: { from: "24:00", to: "07:00" } }],
  [{ quiet: { from: "7", to: "08:00" } }],
  [{ quiet: { from: "22:00", to: "22:00" } }],
  [{ quiet: "night" }],
])("a choice that is none is refused: %j", async (body) => {
  expect((await choose(await makeUser(site.ctx), body)).statusCode).toBe(422);
});

test("NT11: in quiet time a mail is held until its end, one about an auction's last ten minutes is not", async () => {
  const user = await makeUser(site.ctx);
  await choose(user, { quiet: { from: "22:00", to: "07:00" } });
  site.clock.set(night);
  await outbid(user, new Date(night.getTime() + 48 * hourMs));
  const [waiting] = await site.mails(user.email);
  expect(waiting?.nextAttemptAt.toISOString()).toBe("2027-01-15T06:00:00.000Z");
  expect(waiting?.sentAt).toBeNull();
  await outbid(user, new Date(night.getTime() + 5 * 60_000));
  expect(await site.mails(user.email)).toHaveLength(2);
  // Of no use in the morning: the auction will be over.
  await outbid(user, new Date(night.getTime() + hourMs));
  expect(await site.mails(user.email)).toHaveLength(2);
});

test("who wants no mail of lost auctions gets none of a lot that another bought outright", async () => {
  site.clock.set(new Date());
  const led = async (user: TestUser) => {
    const { id } = await makeAuction(site.ctx, {
      sellerId: seller.id,
      categoryId,
      ...{ buyNowMinor: 900_00, reserveMinor: 800_00 },
    });
    const key = (name: string) => ({ "idempotency-key": `${name}-of-lot-${id}` });
    const bid = await site.as(user).post(`/api/auctions/${id}/bids`, { maximum: 600 }, key("bid"));
    expect(bid.statusCode).toBe(201);
    const buyer = await makeUser(site.ctx);
    const bought = await site.as(buyer).post(`/api/auctions/${id}/purchase`, { price: 900 }, key("purchase"));
    expect(bought.statusCode).toBe(201);
    await site.drainEvents();
    return (await site.mails(user.email)).map(({ kind }) => kind);
  };
  expect(await led(await makeUser(site.ctx))).toEqual(["bought-by-another"]);
  const declined = await makeUser(site.ctx);
  await choose(declined, { choices: { "lost:email": false } });
  expect(await led(declined)).toEqual([]);
});

test("NT10: a moderator's decision waits for the end of quiet time, security of the account does not", async () => {
  const user = await makeUser(site.ctx);
  await choose(user, { quiet: { from: "22:00", to: "07:00" } });
  site.clock.set(night);
  const { id } = await makeListing(site.ctx, { sellerId: user.id, categoryId });
  await transaction(site.ctx, async (tx) => {
    await publish(tx, listingEvents.ListingApproved, { listingId: id, sellerId: user.id });
    await publish(tx, accountEvents.PasswordChanged, { userId: user.id, requestId: "night" });
  });
  await site.drainEvents();
  const written = new Map((await site.mails(user.email)).map((mail) => [mail.kind, mail.sentAt]));
  expect(written).toEqual(
    new Map([
      ["password-changed", expect.any(Date)],
      ["listing-approved", null],
    ]),
  );
});

test("NT12: with a daily summary what can wait is one mail at eight, once, whoever looks", async () => {
  const user = await makeUser(site.ctx);
  await choose(user, { dailySummary: true });
  site.clock.set(night);
  for (const days of [2, 3]) await outbid(user, new Date(night.getTime() + days * 24 * hourMs));
  await sendSummaries(site.ctx, mailSettings);
  expect(await site.mails(user.email)).toEqual([]);
  site.clock.set(new Date("2027-01-15T07:00:00Z"));
  await Promise.all([sendSummaries(site.ctx, mailSettings), sendSummaries(site.ctx, mailSettings)]);
  await sendSummaries(site.ctx, mailSettings);
  const [mail, ...others] = await site.mails(user.email);
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ kind: "daily-summary" });
  expect(mail?.text.match(/Přehozeno: /g)).toHaveLength(2);
  expect(mail?.text).toContain("https://kabinet.test/ucet/nastaveni-upozorneni");
});

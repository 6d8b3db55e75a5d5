import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Suspicion } from "#contract/moderation/suspicions.ts";
import { eq } from "#server/db/query.ts";
import { rememberPlace } from "#server/features/accounts/sign-in/places.ts";
import { tokens } from "#server/features/accounts/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { makeContact } from "#test/make/contact.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { markRisks } from "./mark-risks.ts";

let site: TestApp;
let moderator: TestUser;
let keys = 0;

// A site of its own for each, since the work looks at all bids of a day.
beforeAll(async () => {
  site = await createTestApp();
});
beforeEach(async () => {
  await site.empty();
  moderator = await makeUser(site.ctx, { scopes: ["moderation"] });
});

/** What a moderator reads after the regular work has run twice. */
const marked = async (): Promise<Suspicion[]> => {
  await markRisks(site.ctx);
  await markRisks(site.ctx);
  return (await site.as(moderator).get("/api/moderation/suspicions")).json().items;
};
const bid = async (who: TestUser, lotId: number, maximum: number) => {
  const key = { "idempotency-key": `risk-of-bids-${++keys}` };
  expect((await site.as(who).post(`/api/auctions/${lotId}/bids`, { maximum }, key)).statusCode).toBe(201);
};
const lotOf = async (seller: TestUser) => makeAuction(site.ctx, { sellerId: seller.id });
const signedInFrom = (who: TestUser, network: string) =>
  site.db.update(tokens).set({ network }).where(eq(tokens.userId, who.id));

test("R10: a bidder who shares a browser, a bank account or a home's network with the seller is marked once", async () => {
  const [seller, bidder, stranger] = [await makeUser(site.ctx), await makeUser(site.ctx), await makeUser(site.ctx)];
  const lot = await lotOf(seller);
  await bid(stranger, lot.id, 1_000);
  await bid(bidder, lot.id, 2_000);
  expect(await marked()).toEqual([]);

  for (const each of [seller, bidder]) {
    await signedInFrom(each, "198.51.100.7");
    await makeContact(site.ctx, each.id);
    await rememberPlace(site.ctx, each.id, { network: `192.0.2.${each.id % 200}`, device: "x".repeat(43) });
  }
  expect(await marked()).toMatchObject([
    {
      kind: "related_bid",
      person: { id: bidder.id },
      other: { id: seller.id },
      listing: { id: lot.id },
      shared: ["network", "device", "bank_account"],
    },
  ]);
});

test("R10: a network that six accounts use tells nothing, nor does a bid that is older than a day", async () => {
  const [seller, bidder, early] = [await makeUser(site.ctx), await makeUser(site.ctx), await makeUser(site.ctx)];
  const lot = await lotOf(seller);
  await bid(bidder, lot.id, 1_000);
  await signedInFrom(seller, "198.51.100.8");
  await signedInFrom(bidder, "198.51.100.8");
  for (let more = 0; more < 4; more++) await signedInFrom(await makeUser(site.ctx), "198.51.100.8");
  expect(await marked()).toEqual([]);

  await makeContact(site.ctx, seller.id);
  await makeContact(site.ctx, early.id);
  const before = await lotOf(seller);
  await bid(early, before.id, 1_000);
  site.clock.advance(25 * 3_600_000);
  expect(await marked()).toEqual([]);
  site.clock.advance(-25 * 3_600_000);
  expect((await marked()).map(({ person }) => person.id)).toEqual([early.id]);
});

test("R11: who bids on six lots of one seller, of hardly anybody else, and wins none is marked with the seller", async () => {
  const [seller, faithful, winner, wide] = [
    await makeUser(site.ctx),
    await makeUser(site.ctx),
    await makeUser(site.ctx),
    await makeUser(site.ctx),
  ];
  for (let count = 0; count < 6; count++) {
    expect((await marked()).length).toBe(0);
    const lot = await lotOf(seller);
    for (const [index, each] of [faithful, winner, wide].entries()) await bid(each, lot.id, 1_000 + index * 500);
    await bid(wide, (await makeAuction(site.ctx)).id, 1_000);
    if (count < 2)
      await site.db
        .update(listings)
        .set({ status: "sold", winnerId: winner.id, finalPriceMinor: 1_500_00 })
        .where(eq(listings.id, lot.id));
  }
  const found = await marked();
  expect(found).toMatchObject([
    {
      kind: "repeated_pair",
      person: { id: faithful.id },
      other: { id: seller.id },
      facts: { kind: "repeated_pair", lots: 6, won: 0, all: 6 },
    },
  ]);

  await site.as(moderator).put(`/api/moderation/suspicions/${found[0]?.id}/look`);
  await bid(faithful, (await lotOf(seller)).id, 1_000);
  expect(await marked()).toEqual([]);
});

test("R12: a bid that does not lead and lifts the price three times is marked with whoever would pay; a takeover is not", async () => {
  const [leader, pusher, bold] = [await makeUser(site.ctx), await makeUser(site.ctx), await makeUser(site.ctx)];
  const lot = await makeAuction(site.ctx, { startPriceMinor: 1_000_00 });
  await bid(leader, lot.id, 9_000);
  await bid(pusher, lot.id, 8_000);
  await bid(bold, lot.id, 50_000);
  expect(await marked()).toMatchObject([
    {
      kind: "sudden_raise",
      person: { id: pusher.id },
      other: { id: leader.id },
      facts: { kind: "sudden_raise", from: 1_000 },
    },
  ]);
});

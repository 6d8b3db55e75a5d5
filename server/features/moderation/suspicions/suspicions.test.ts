import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Suspicion } from "#contract/moderation/suspicions.ts";
import { and, desc, eq } from "#server/db/query.ts";
import { rememberPlace } from "#server/features/accounts/sign-in/places.ts";
import { bids } from "#server/features/bids/table.ts";
import { suspicions } from "#server/features/suspicions/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { makeContact } from "#test/make/contact.ts";
import { makeDeal } from "#test/make/deal.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

let site: TestApp;
let moderator: TestUser;
let keys = 0;

beforeAll(async () => {
  site = await createTestApp();
  moderator = await makeUser(site.ctx, { scopes: ["moderation"] });
});
beforeEach(() => site.db.delete(suspicions));

const list = async (state = "open"): Promise<Suspicion[]> =>
  (await site.as(moderator).get(`/api/moderation/suspicions?state=${state}`)).json().items;
const waiting = async () => (await site.as(moderator).get("/api/moderation/waiting")).json().data.suspicions;
const bid = async (who: TestUser, lotId: number, maximum: number) => {
  const key = { "idempotency-key": `suspicion-${++keys}` };
  const answer = await site.as(who).post(`/api/auctions/${lotId}/bids`, { maximum }, key);
  expect(answer.statusCode).toBe(201);
  return answer.json().data;
};
/** Takes back the bidder's last bid. */
const retract = async (who: TestUser, lotId: number) => {
  const [row] = await site.db
    .select({ hash: bids.entryHash })
    .from(bids)
    .where(and(eq(bids.listingId, lotId), eq(bids.bidderId, who.id)))
    .orderBy(desc(bids.sequence));
  const path = `/api/auctions/${lotId}/bids/${row?.hash?.toString("hex")}/retraction`;
  return site.as(who).post(path, { reason: "Překlep v částce." });
};

test("R9: who has led, taken the bid back and bids again is marked with whoever's maximum it showed", async () => {
  const lot = await makeAuction(site.ctx);
  const [honest, prober] = [await makeUser(site.ctx), await makeUser(site.ctx)];
  await bid(honest, lot.id, 5_000);
  await bid(prober, lot.id, 500_000);
  expect((await retract(prober, lot.id)).statusCode).toBe(201);
  expect([await list(), await waiting()]).toEqual([[], 0]);
  await bid(prober, lot.id, 5_100);
  expect(await list()).toMatchObject([
    {
      kind: "bid_after_retraction",
      person: { id: prober.id, suspended: false },
      other: { id: honest.id },
      listing: { id: lot.id },
      shared: [],
      lookedAt: null,
    },
  ]);
  expect(await waiting()).toBe(1);
});

test("a lone bidder who has probed the reserve is marked with the seller", async () => {
  const lot = await makeAuction(site.ctx, { reserveMinor: 7_777_00 });
  const prober = await makeUser(site.ctx);
  await bid(prober, lot.id, 500_000);
  expect((await retract(prober, lot.id)).statusCode).toBe(201);
  await bid(prober, lot.id, 7_777);
  expect(await list()).toMatchObject([{ person: { id: prober.id }, other: { id: lot.sellerId } }]);
});

test("V7: a review between accounts of one network, browser or bank account is marked with what they share", async () => {
  const receivedAt = new Date(Date.now() - 2 * 24 * 3_600_000);
  const reviewed = async (prepare: (seller: TestUser, buyer: TestUser) => Promise<unknown>) => {
    const deal = await makeDeal(site.ctx, { status: "received", columns: { receivedAt } });
    await prepare(deal.seller, deal.buyer);
    const answer = await site.as(deal.buyer).put(`/api/me/deals/${deal.id}/review`, { stars: 5, text: "" });
    expect(answer.statusCode).toBe(200);
    const [found] = await list();
    await site.db.delete(suspicions);
    return found?.shared ?? null;
  };
  expect(await reviewed(async () => {})).toBeNull();
  expect(await reviewed((seller) => rememberPlace(site.ctx, seller.id, { network: "127.0.0.1" }))).toEqual(["network"]);
  const device = "d".repeat(43);
  expect(
    await reviewed(async (seller, buyer) => {
      await rememberPlace(site.ctx, seller.id, { network: "192.0.2.1", device });
      await rememberPlace(site.ctx, buyer.id, { network: "192.0.2.2", device });
    }),
  ).toEqual(["device"]);
  expect(
    await reviewed(async (seller, buyer) => {
      await makeContact(site.ctx, seller.id);
      await makeContact(site.ctx, buyer.id);
    }),
  ).toEqual(["bank_account"]);
});

test("a moderator who has looked takes it off the list, once; nobody else sees or closes any", async () => {
  const [one, other] = [await makeUser(site.ctx), await makeUser(site.ctx)];
  const lot = await makeAuction(site.ctx);
  const shared = ["network" as const];
  const [row] = await site.db
    .insert(suspicions)
    .values({
      kind: "related_review",
      userId: one.id,
      otherId: other.id,
      listingId: lot.id,
      shared,
      notedAt: new Date(),
    })
    .returning();
  const path = `/api/moderation/suspicions/${row?.id}/look`;
  expect((await site.as(one).put(path)).statusCode).toBe(403);
  expect((await site.as(one).get("/api/moderation/suspicions")).statusCode).toBe(403);
  expect((await site.as(moderator).put(path)).statusCode).toBe(200);
  const [first] = await list("closed");
  site.clock.advance(60_000);
  expect((await site.as(moderator).put(path)).statusCode).toBe(200);
  expect(await list("closed")).toEqual([first]);
  expect([await list(), await waiting()]).toEqual([[], 0]);
});

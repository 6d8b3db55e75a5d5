import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { and, eq, sql } from "#server/db/query.ts";
import type { Refusal } from "#server/errors.ts";
import { closeDueAuctions } from "#server/features/bids/closing/close-due-auctions.ts";
import { verifyLog } from "#server/features/bids/lot-log/verify-log.ts";
import { placeBid } from "#server/features/bids/place-bid.ts";
import { bids } from "#server/features/bids/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { forgetSetting } from "#server/features/settings/read-setting.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { actingAs } from "#test/context.ts";
import { makeAuction } from "#test/make/auction.ts";
import { makeSetting } from "#test/make/setting.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { retractBid } from "./retract-bid.ts";
import { calmMs, retractableMs } from "./retraction-rules.ts";

let app: TestApp;
let seller: TestUser;
let ada: TestUser;
let bela: TestUser;
let cyril: TestUser;
let moderator: TestUser;
let key = 0;

beforeAll(async () => {
  app = await createTestApp({ databaseSize: 16 });
  seller = await makeUser(app.ctx);
  ada = await makeUser(app.ctx, { username: "ada" });
  bela = await makeUser(app.ctx, { username: "bela" });
  cyril = await makeUser(app.ctx, { username: "cyril" });
  moderator = await makeUser(app.ctx, { scopes: ["moderation"] });
});

/** Each test begins with bidders who have retracted nothing lately. */
beforeEach(async () => {
  await app.db.execute(sql`update bids set retracted_at = retracted_at - interval '91 days'`);
});

async function bid(user: TestUser, lot: number, maximum: number): Promise<{ outcome: string }> {
  const answer = await app
    .as(user)
    .post(`/api/auctions/${lot}/bids`, { maximum }, { "idempotency-key": `retract-${++key}` });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json().data.bid;
}

/** Finds a bid by its place among all bids, which the API never tells. */
async function retract(user: TestUser, lot: number, sequence: number, reason = "Přepsal jsem se o nulu.") {
  const path = `/api/auctions/${lot}/bids/${await hashOf(lot, sequence)}/retraction`;
  return app.as(user).post(path, { reason, ...(user === moderator && { rule: "shill_bid" }) });
}

async function hashOf(lot: number, sequence: number): Promise<string> {
  const [row] = await app.db
    .select()
    .from(bids)
    .where(and(eq(bids.listingId, lot), eq(bids.sequence, sequence)));
  return row?.entryHash?.toString("hex") ?? "0".repeat(64);
}

const history = async (user: TestUser | null, lot: number) =>
  (await app.as(user).get(`/api/auctions/${lot}/bids`)).json().data;

async function rowOf(id: number) {
  const [row] = await app.db.select().from(listings).where(eq(listings.id, id));
  if (!row) throw new Error("the lot is gone");
  return row;
}

/** Subjects of the mails that a lot's events have brought, by recipient. */
async function subjects(user: TestUser, name: string): Promise<string[]> {
  const found = await app.mails(user.email);
  return found.map(({ subject }) => subject).filter((subject) => subject.endsWith(name));
}

test("R6: without a mistyped maximum the others stand as if it had never been, and everybody is told", async () => {
  const { id, name, endsAt } = await makeAuction(app.ctx, { sellerId: seller.id });
  await bid(ada, id, 900);
  await bid(bela, id, 90_000);
  await bid(cyril, id, 1_500);
  const before = await rowOf(id);
  expect(before).toMatchObject({ priceMinor: 1_600_00, leaderId: bela.id, bidCount: 3 });
  const lines = await history(bela, id);
  const own = await hashOf(id, 2);
  expect(lines.map(({ retractable }: { retractable: string | null }) => retractable)).toEqual([null, own, null]);
  for (const viewer of [ada, seller, null]) {
    expect(JSON.stringify(await history(viewer, id))).not.toContain(own);
  }

  const answer = await retract(bela, id, 2);
  expect(answer.statusCode).toBe(201);
  expect(answer.json().data).toMatchObject({
    retraction: { by: "bidder" },
    lot: {
      price: 950,
      leader: "c••l",
      bidCount: 2,
      viewer: { isLeader: false, hasBid: true, maximum: null },
    },
  });
  const row = await rowOf(id);
  expect(row).toMatchObject({ priceMinor: 950_00, leaderId: cyril.id, leaderMaximumMinor: 1_500_00 });
  expect([row.revision, row.bidSequence, row.endsAt]).toEqual([before.revision + 1, 3, endsAt]);
  const [, struck] = await history(null, id);
  expect(struck).toMatchObject({ bidder: "b••a", price: 950, retractedBy: "bidder", retractable: null });
  expect(JSON.stringify(await history(null, id))).not.toContain("nulu");

  // The answer was lost: asked again it is the same, and nothing happens twice.
  const again = await retract(bela, id, 2, "Ještě jednou.");
  expect(again.json().data.retraction).toEqual(answer.json().data.retraction);
  expect((await rowOf(id)).revision).toBe(row.revision);
  await app.drainEvents();
  expect(await subjects(bela, name)).toContain(`Stažený příhoz: ${name}`);
  expect(await subjects(cyril, name)).toContain(`Opět vedete: ${name}`);
  const [reported] = (await app.mails(cyril.email)).filter(({ subject }) => subject === `Opět vedete: ${name}`);
  expect(reported?.text).toContain("kam vaše maximum sahá");
  expect(await subjects(seller, name)).toEqual([`Stažený příhoz: ${name}`]);
  expect(await subjects(ada, name)).not.toContain(`Opět vedete: ${name}`);
});

test("the only bid retracted leaves a lot that waits for its first", async () => {
  const { id } = await makeAuction(app.ctx);
  await bid(ada, id, 900);
  await retract(ada, id, 1);
  expect(await rowOf(id)).toMatchObject({ priceMinor: null, leaderId: null, bidCount: 0, bidSequence: 1 });
  expect(await bid(ada, id, 500)).toMatchObject({ outcome: "leading" });
  expect(await rowOf(id)).toMatchObject({ priceMinor: 500_00, leaderId: ada.id, bidderCount: 1 });
});

test("a leader may take back a raise alone: the earlier maximum stands, and nobody else learns of either", async () => {
  const { id, name } = await makeAuction(app.ctx, { sellerId: seller.id });
  await bid(ada, id, 900);
  await bid(bela, id, 600);
  await bid(ada, id, 9_000);
  const [before, seen] = [await rowOf(id), await history(null, id)];
  const own = (await app.as(ada).get(`/api/me/bids/${id}/receipts`)).json().data;
  expect(own).toMatchObject([
    { entry: null, isRaise: false, retractable: true },
    { entry: null, isRaise: true, retractable: true, maximum: 9_000 },
  ]);
  expect((await retract(ada, id, 3)).statusCode).toBe(201);
  expect(await rowOf(id)).toMatchObject({
    leaderMaximumMinor: 900_00,
    leaderId: ada.id,
    priceMinor: before.priceMinor,
    revision: before.revision,
    bidCount: before.bidCount,
    endsAt: before.endsAt,
  });
  expect(await history(null, id)).toEqual(seen);
  await app.drainEvents();
  expect(await subjects(ada, name)).toEqual([`Stažený příhoz: ${name}`]);
  expect(await subjects(seller, name)).toEqual([]);
});

test("R4: a bid goes with the raises of its maximum, in the log in one line, and the count is that of the list", async () => {
  const { id } = await makeAuction(app.ctx);
  await bid(ada, id, 600);
  await bid(bela, id, 900);
  await bid(bela, id, 4_000);
  await bid(bela, id, 9_000);
  expect((await retract(bela, id, 2)).json().data.lot).toMatchObject({
    price: 500,
    leader: "a••a",
    bidCount: 1,
    bidderCount: 2,
    viewer: { isLeader: false, maximum: null },
  });
  const own = (await app.as(bela).get(`/api/me/bids/${id}/receipts`)).json().data;
  expect(own.filter(({ retractedAt }: { retractedAt: string | null }) => retractedAt)).toHaveLength(3);
  expect(await history(null, id)).toMatchObject([{ retractedBy: "bidder" }, { retractedBy: null }]);
  // A bid after it stands by itself.
  expect(await bid(bela, id, 700)).toMatchObject({ outcome: "leading" });
  await closeDueAuctions(app.ctx, async () => (await rowOf(id)).endsAt ?? new Date());
  const log = await app.as(null).get(`/api/auctions/${id}/log`);
  expect(verifyLog(log.rawPayload, { receipts: [], finalHash: null })).toMatchObject({
    bids: 5,
    retracted: 3,
  });
  expect(log.body).toContain('"retractedEntry":3,"retractedRaises":[4,5],"by":"bidder"');
});

describe("a retraction is refused", () => {
  const refusedAt = async (user: TestUser, lot: number, at: Date) =>
    retractBid(actingAs(app.ctx, user), { listingId: lot, sequence: 1, reason: "Překlep" }, async () => at).then(
      () => null,
      (error: Refusal) => error.code,
    );

  test("R1: past an hour, near the end, after it, each by the clock under the lock", async () => {
    const endsAt = new Date(Date.now() + calmMs + 30 * 60_000);
    const { id } = await makeAuction(app.ctx, { endsAt });
    await bid(ada, id, 900);
    const late = new Date(Date.now() + retractableMs + 60_000);
    expect(await refusedAt(ada, id, late)).toBe("RETRACTION_TOO_LATE");
    expect(await refusedAt(ada, id, new Date(endsAt.getTime() - calmMs))).toBe("RETRACTION_NEAR_END");
    expect(await refusedAt(ada, id, endsAt)).toBe("AUCTION_ENDED");
    expect(await rowOf(id)).toMatchObject({ leaderId: ada.id, bidCount: 1 });
    await closeDueAuctions(app.ctx, async () => endsAt);
    const answer = await retract(ada, id, 1);
    expect([answer.statusCode, answer.json().code]).toEqual([409, "AUCTION_ENDED"]);
  });

  test("to anybody else as if there were no such bid", async () => {
    const { id } = await makeAuction(app.ctx, { sellerId: seller.id });
    await bid(ada, id, 900);
    for (const user of [bela, seller]) {
      const [other, missing] = [await retract(user, id, 1), await retract(user, id, 99)];
      expect([other.statusCode, other.body]).toEqual([404, missing.body]);
    }
    expect((await retract(moderator, id, 99)).statusCode).toBe(404);
  });

  test("R3: without a reason", async () => {
    const { id } = await makeAuction(app.ctx);
    await bid(ada, id, 900);
    const answer = await retract(ada, id, 1, "  ");
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ["reason"]]);
  });
});

test("R2: a moderator retracts to the very end, with a reason for the bidder's eyes alone", async () => {
  const { id, name } = await makeAuction(app.ctx, {
    endsAt: new Date(Date.now() + 60_000),
    sellerId: seller.id,
  });
  await bid(ada, id, 900);
  await bid(bela, id, 2_000);
  const { endsAt } = await rowOf(id);
  expect((await history(moderator, id))[0].retractable).toBe(await hashOf(id, 2));
  const reason = "Účet porušil pravidla.";
  expect((await retract(moderator, id, 2, reason)).json().data.retraction.by).toBe("moderator");
  const row = await rowOf(id);
  // The end that the retracted bid has moved stays moved.
  expect([row.endsAt, row.leaderId, row.priceMinor]).toEqual([endsAt, ada.id, 500_00]);
  await app.drainEvents();
  const [reported] = (await app.mails(bela.email)).filter(({ subject }) => subject === `Stažený příhoz: ${name}`);
  expect(reported?.text).toContain(reason);
  for (const { email } of [ada, seller]) {
    expect((await app.mails(email)).some(({ text }) => text.includes(reason))).toBe(false);
  }
});

test("a moderator retracts nobody's bid on a lot that is their own or that they bid on", async () => {
  const { id: wanted } = await makeAuction(app.ctx, { sellerId: seller.id });
  const { id: theirs } = await makeAuction(app.ctx, { sellerId: moderator.id });
  await bid(moderator, wanted, 900);
  await bid(bela, wanted, 2_000);
  await bid(bela, theirs, 2_000);
  for (const [id, sequence] of [
    [wanted, 2],
    [theirs, 1],
  ] as const) {
    expect((await history(moderator, id))[0].retractable).toBeNull();
    expect((await retract(moderator, id, sequence)).statusCode).toBe(403);
    expect((await rowOf(id)).leaderId).toBe(bela.id);
  }
});

test("the log holds with retractions, and tells them", async () => {
  const { id } = await makeAuction(app.ctx);
  await bid(ada, id, 900);
  await bid(bela, id, 2_000);
  await bid(bela, id, 3_000);
  await retract(bela, id, 3);
  await retract(moderator, id, 2);
  await bid(cyril, id, 1_000);
  const endsAt = (await rowOf(id)).endsAt ?? new Date();
  await closeDueAuctions(app.ctx, async () => endsAt);
  const { rawPayload, body } = await app.as(null).get(`/api/auctions/${id}/log`);
  const found = verifyLog(rawPayload, {
    receipts: [],
    finalHash: (await rowOf(id)).logHash?.toString("hex") ?? "",
  });
  expect(found).toMatchObject({ bids: 4, retracted: 2, entries: 8 });
  expect(body).toMatch(/"kind":"retraction".*"bidder":"b••a".*"retractedEntry":4,"retractedRaises":\[\],"by":"bidder"/);
  expect(body).toMatch(
    /"kind":"retraction".*"leader":"a••a".*"retractedEntry":3,"retractedRaises":\[\],"by":"moderator"/,
  );
});

test("bids and retractions at the same moment end where replaying what is stored leads", async () => {
  const { id } = await makeAuction(app.ctx);
  await bid(ada, id, 900);
  const work = Array.from({ length: 40 }, (_, index): Promise<unknown> => {
    const user = [ada, bela, cyril][index % 3] as TestUser;
    if (index % 4 === 3) return retract(user, id, 1 + (index % 12));
    const order = { listingId: id, maximumMinor: 600_00 + index * 70_00, idempotencyKey: `at-once-${index}` };
    return placeBid(actingAs(app.ctx, user), order).catch(() => null);
  });
  await Promise.all(work);
  const endsAt = (await rowOf(id)).endsAt ?? new Date();
  await closeDueAuctions(app.ctx, async () => endsAt);
  const { rawPayload } = await app.as(null).get(`/api/auctions/${id}/log`);
  const { bids: logged } = verifyLog(rawPayload, { receipts: [], finalHash: null });
  expect(logged).toBe((await rowOf(id)).bidSequence);
});

describe("a bid that probes", () => {
  test("what a first retraction has shown cannot be shown again on the lot, and a moderator still can help", async () => {
    const { id } = await makeAuction(app.ctx, { sellerId: seller.id, reserveMinor: 7_777_00 });
    await bid(ada, id, 500_000);
    expect((await rowOf(id)).priceMinor).toBe(7_777_00);
    expect((await retract(ada, id, 1)).statusCode).toBe(201);
    await bid(ada, id, 600);
    expect((await history(ada, id)).map(({ retractable }: { retractable: unknown }) => retractable)).toEqual([
      null,
      null,
    ]);
    const answer = await retract(ada, id, 2);
    expect([answer.statusCode, answer.json().code]).toEqual([409, "RETRACTION_USED"]);
    expect((await retract(moderator, id, 2)).statusCode).toBe(201);
  });

  test("R7: after three retractions within 90 days there is no fourth, not even of two sent at the same moment", async () => {
    const lots = [];
    for (const _ of [1, 2, 3, 4]) {
      const { id } = await makeAuction(app.ctx, { sellerId: seller.id });
      await bid(cyril, id, 900);
      lots.push(id);
    }
    const [first = 0, second = 0, ...last] = lots;
    for (const id of [first, second]) expect((await retract(cyril, id, 1)).statusCode).toBe(201);
    const answers = await Promise.all(last.map((id) => retract(cyril, id, 1)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(answers.map((answer) => answer.json().code)).toContain("RETRACTION_LIMIT");
  });
});

test("R5: a raise after a tie that leads anew once the tie's maximum is gone does not raise the price", async () => {
  const { id } = await makeAuction(app.ctx);
  await bid(ada, id, 600);
  await bid(ada, id, 900);
  await bid(bela, id, 900);
  await bid(ada, id, 5_000);
  expect((await rowOf(id)).priceMinor).toBe(900_00);
  expect((await retract(moderator, id, 2)).statusCode).toBe(201);
  // Replayed, Béla leads with 900 Kč and Ada's last takes over at 950 Kč.
  expect(await rowOf(id)).toMatchObject({
    priceMinor: 900_00,
    leaderId: ada.id,
    leaderMaximumMinor: 5_000_00,
  });
});

test("R5: bid steps that have grown since do not let a retraction raise the price, and the log holds", async () => {
  const { id: lot } = await makeAuction(app.ctx, { sellerId: seller.id });
  await bid(ada, lot, 600);
  await bid(bela, lot, 700);
  await bid(cyril, lot, 2_000);
  const priceBefore = (await app.as(null).get(`/api/auctions/${lot}`)).json().data.lot.price;
  const wide = [{ min: 0, max: null, value: 900, step: 900 }];
  await makeSetting(app.ctx, "bid", wide);
  expect((await retract(moderator, lot, 1)).statusCode).toBe(201);
  const { price } = (await app.as(null).get(`/api/auctions/${lot}`)).json().data.lot;
  expect(price).toBeLessThanOrEqual(priceBefore);
  await app.db.execute(sql`delete from settings where name = 'bid'`);
  forgetSetting(app.ctx, "bid");
  await closeDueAuctions(app.ctx, async () => new Date(Date.now() + 8 * 24 * 60 * 60 * 1000));
  const { rawPayload } = await app.as(null).get(`/api/auctions/${lot}/log`);
  expect(() => verifyLog(rawPayload, { receipts: [], finalHash: null })).not.toThrow();
});

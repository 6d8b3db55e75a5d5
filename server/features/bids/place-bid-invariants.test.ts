import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { toCzk } from "#contract/values/minor-units.ts";
import type { Ctx } from "#server/context.ts";
import { asc, eq } from "#server/db/query.ts";
import { Refusal } from "#server/errors.ts";
import { outbox } from "#server/events/table.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { listings } from "#server/features/listings/table.ts";
import { writeBidSetting } from "#server/features/settings/bid-setting.ts";
import { forgetSetting } from "#server/features/settings/read-setting.ts";
import { settings } from "#server/features/settings/table.ts";
import { actingAs, createTestContext } from "#test/context.ts";
import { makeAuction, makeBidders } from "#test/make/auction.ts";
import { bidding, type History } from "#test/make/bidding.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { databaseRuns } from "#test/property-runs.ts";
import { readBidTerms } from "./bid-terms.ts";
import { closingOutcome, decideBid, type Lot } from "./bidding-rules.ts";
import { closeDueAuctions } from "./closing/close-due-auctions.ts";
import { lotOf } from "./lot/lot-row.ts";
import { getLog } from "./lot-log/get-log.ts";
import { verifyLog } from "./lot-log/verify-log.ts";
import { placeBid } from "./place-bid.ts";
import { replayLot } from "./retraction/replay-rules.ts";
import { bids } from "./table.ts";

let ctx: Ctx;

beforeAll(async () => {
  ctx = await createTestContext();
});

async function getRow(id: number): Promise<ListingRow> {
  const [row] = await ctx.db.select().from(listings).where(eq(listings.id, id));
  if (!row) throw new Error("no such listing");
  return row;
}

const bidsOf = (id: number) => ctx.db.select().from(bids).where(eq(bids.listingId, id)).orderBy(asc(bids.sequence));

/** Invariants 2, 5 and 6 on what is stored: each bid is one that the rules accept at its time, and they lead to the row. */
async function expectLawful(opening: Lot, id: number): Promise<void> {
  const [row, stored] = [await getRow(id), await bidsOf(id)];
  expect(stored.map((bid) => bid.sequence)).toEqual(stored.map((_, index) => index + 1));
  expect(row.bidSequence).toBe(stored.length);
  expect(row.bidderCount).toBe(new Set(stored.map((bid) => bid.bidderId)).size);
  let lot = opening;
  for (const bid of stored) {
    const fit = { emailConfirmed: true, suspended: false, ageVerified: true, accountVerified: true };
    const offer = {
      bidder: { id: bid.bidderId, ...fit },
      maximumMinor: bid.maximumMinor,
      requirements: { ageVerified: true, accountVerified: false },
    };
    const decision = decideBid(lot, offer, bid.placedAt);
    if (!decision.accepted) throw new Error(`bid ${bid.sequence} should have been refused: ${decision.code}`);
    lot = { ...lot, ...decision.lot };
    expect([bid.kind, bid.priceAfterMinor, bid.leaderAfterId, bid.endsAfter, bid.extended]).toEqual([
      decision.kind,
      lot.priceMinor,
      lot.leaderId,
      lot.endsAt,
      decision.extended,
    ]);
  }
  const replayed = replayLot(
    opening,
    stored.map((bid) => ({ ...bid, isRetracted: false })),
  );
  const { priceMinor, leaderId, leaderMaximumMinor, bidCount, endsAt } = row;
  expect({ priceMinor, leaderId, leaderMaximumMinor, bidCount, endsAt }).toEqual(replayed);
}

describe("bids of many at once", () => {
  test("a hundred random bids on one lot leave what replaying them gives", async () => {
    const bidders = await makeBidders(ctx, 10);
    const lot = await makeAuction(ctx, { endsAt: new Date(Date.now() + 60_000), reserveMinor: 3_000_00 });
    const opening = lotOf(lot, await readBidTerms(ctx));
    const attempts = fc.sample(fc.record({ who: fc.nat(9), czk: fc.integer({ min: 400, max: 9_000 }) }), 100);
    const outcomes = await Promise.all(
      attempts.map(({ who, czk }, index) => {
        const order = { listingId: lot.id, maximumMinor: czk * 100, idempotencyKey: `key-hundred-${index}` };
        return placeBid(actingAs(ctx, bidders[who] as TestUser), order).catch((error: Refusal) => error.code);
      }),
    );
    const placed = outcomes.filter((outcome) => typeof outcome !== "string");
    const refused = outcomes.filter((outcome) => typeof outcome === "string");
    expect(refused.filter((code) => code !== "BID_TOO_LOW" && code !== "BID_NOT_RAISED")).toEqual([]);
    expect(placed.map(({ bid }) => bid.sequence).sort((a, b) => a - b)).toEqual(placed.map((_, index) => index + 1));
    expect(await bidsOf(lot.id)).toHaveLength(placed.length);
    if (opening) await expectLawful(opening, lot.id);
  });
});

describe("random histories through the verbs", () => {
  test("are decided, stored and closed as the pure rules say; a repeated request changes nothing", async () => {
    await ctx.db.insert(settings).values({ name: "ageVerification", value: { required: true } });
    forgetSetting(ctx, "ageVerification");
    const { id: categoryId } = await makeCategory(ctx, { policy: { ageVerified: true } });
    const people = await makePeople();
    await fc.assert(
      fc.asyncProperty(bidding, async (history) => {
        await setTerms(history.opening);
        const id = await openLot(history, { categoryId, sellerId: people[0]?.id ?? 0 });
        for (const [index, turn] of history.turns.entries()) {
          const user = people[turn.offer.bidder.id - 1] as TestUser;
          const attempt = () => play(user, id, index, turn);
          const outcome = await attempt();
          const { decision } = turn;
          if (!decision.accepted) expect(outcome).toBe(decision.code);
          // Each third is sent again.
          else if (index % 3 === 0) expect(await attempt()).toEqual(outcome);
          else expect(outcome).toMatchObject({ sequence: expect.any(Number) });
        }
        await expectAsDecided(history, people, id);
      }),
      databaseRuns,
    );
  }, 600_000);

  async function expectAsDecided(history: History, people: TestUser[], id: number): Promise<void> {
    const real = (modelId: number | null) => (modelId === null ? null : (people[modelId - 1]?.id ?? 0));
    const accepted = history.turns.filter((turn) => turn.decision.accepted);
    const { priceMinor, leaderMaximumMinor, bidCount, endsAt } = history.closed;
    expect(await getRow(id)).toMatchObject({
      priceMinor,
      leaderMaximumMinor,
      bidCount,
      endsAt,
      leaderId: real(history.closed.leaderId),
      bidSequence: accepted.length,
    });
    await expectLawful({ ...history.opening, sellerId: people[0]?.id ?? 0 }, id);
    // A moment before the end nothing closes; at the end once, as the rules say; after that nothing again.
    const closeAt = (ms: number) => closeDueAuctions(ctx, async () => new Date(endsAt.getTime() + ms));
    expect([await closeAt(-1), await closeAt(0), await closeAt(1)]).toEqual([0, 1, 0]);
    verifyLog(Buffer.from(await getLog(ctx, id)), { receipts: [], finalHash: null });
    const outcome = closingOutcome(history.closed);
    const reported = await ctx.db.select().from(outbox).where(eq(outbox.topic, "AuctionClosed"));
    expect(reported.at(-1)?.payload).toEqual(
      outcome.outcome === "sold"
        ? { listingId: id, ...outcome, winnerId: real(outcome.winnerId) }
        : { listingId: id, outcome: "unsold", winnerId: null, finalPriceMinor: null },
    );
    await ctx.db.delete(outbox);
  }

  /** In the places of the model: the seller, five who may bid, a suspended one, one without a verified age. */
  async function makePeople(): Promise<TestUser[]> {
    return [
      await makeUser(ctx),
      ...(await makeBidders(ctx, 5)),
      await makeUser(ctx, { suspendedAt: new Date() }),
      await makeUser(ctx, { ageVerifiedAt: null }),
    ];
  }

  async function setTerms({ steps, softCloseMs }: Lot): Promise<void> {
    await writeBidSetting(
      ctx,
      steps.map((step) => ({
        min: toCzk(step.minMinor),
        max: step.maxMinor === null ? null : toCzk(step.maxMinor),
        value: toCzk(step.valueMinor),
        step: toCzk(step.stepMinor),
      })),
    );
    const value = { softCloseMinutes: softCloseMs / 60_000 };
    await ctx.db
      .insert(settings)
      .values({ name: "auctions", value })
      .onConflictDoUpdate({ target: settings.name, set: { value } });
    forgetSetting(ctx, "auctions");
  }

  async function openLot({ opening }: History, of: { categoryId: number; sellerId: number }): Promise<number> {
    const { startPriceMinor, reserveMinor, startsAt, endsAt } = opening;
    const { id } = await makeAuction(ctx, { ...of, startPriceMinor, reserveMinor, startsAt, endsAt });
    return id;
  }

  function play(user: TestUser, listingId: number, index: number, { offer, now }: History["turns"][number]) {
    const { maximumMinor } = offer;
    const order = { listingId, maximumMinor, idempotencyKey: `key-${listingId}-${index}` };
    return placeBid(actingAs(ctx, user), order, async () => now).then(
      ({ bid }) => bid,
      (error: unknown) => {
        if (error instanceof Refusal) return error.code;
        throw error;
      },
    );
  }
});

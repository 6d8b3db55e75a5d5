import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { hourMs, minuteMs } from "#contract/values/durations.ts";
import type { Ctx } from "#server/context.ts";
import { asc, eq } from "#server/db/query.ts";
import { Refusal } from "#server/errors.ts";
import { readBidTerms } from "#server/features/bids/bid-terms.ts";
import { databaseClock, type LotClock } from "#server/features/bids/database-clock.ts";
import { lotOf } from "#server/features/bids/lot/lot-row.ts";
import { getLog } from "#server/features/bids/lot-log/get-log.ts";
import { verifyLog } from "#server/features/bids/lot-log/verify-log.ts";
import { placeBid } from "#server/features/bids/place-bid.ts";
import { replayLot } from "#server/features/bids/retraction/replay-rules.ts";
import { retractBid } from "#server/features/bids/retraction/retract-bid.ts";
import { bids } from "#server/features/bids/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { actingAs, createTestContext } from "#test/context.ts";
import { makeAuction, makeBidders } from "#test/make/auction.ts";
import { bidding } from "#test/make/bidding.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { databaseRuns, longestHistory } from "#test/property-runs.ts";
import { closeDueAuctions } from "./close-due-auctions.ts";

/** The database's clock may be set back or forward under a running lot: NTP, another machine taking over. */

let ctx: Ctx;
let people: TestUser[];
let key = 0;

beforeAll(async () => {
  ctx = await createTestContext();
  people = await makeBidders(ctx, 5);
});

test("after a clock that was an hour ahead a lot's time stands still, and its log holds", async () => {
  const start = Date.now();
  const { id } = await makeAuction(ctx, { endsAt: new Date(start + hourMs + 2 * minuteMs) });
  const ahead = new Date(start + hourMs);
  await bid(0, id, 600_00, async () => ahead);
  const before = await rowOf(id);
  expect(before.endsAt).toEqual(new Date(ahead.getTime() + 5 * minuteMs));
  // The clock is right again: this bid comes after the one before it, in the same moment as far as the lot knows.
  const { placedAt } = (await bid(1, id, 900_00)).bid;
  expect(placedAt).toBe(ahead.toISOString());
  expect(await rowOf(id)).toMatchObject({ endsAt: before.endsAt, leaderId: people[1]?.id, bidCount: 2 });
  await close(id);
  expect(await verify(id)).toMatchObject({ bids: 2 });
});

test("a lot that was closed while the clock was ahead is never open again, and takes nothing any more", async () => {
  const { id, endsAt } = await makeAuction(ctx, { endsAt: new Date(Date.now() + hourMs) });
  await bid(0, id, 600_00);
  expect(await closeDueAuctions(ctx, async () => new Date((endsAt?.getTime() ?? 0) + 1))).toBe(1);
  const closed = await rowOf(id);
  expect(closed.status).toBe("sold");
  const codeOf = (work: Promise<unknown>) => work.catch((error: Refusal) => error.code);
  expect(await codeOf(bid(1, id, 900_00))).toBe("AUCTION_ENDED");
  expect(await codeOf(retract(0, id, 1))).toBe("AUCTION_ENDED");
  expect(await closeDueAuctions(ctx)).toBe(0);
  expect(await rowOf(id)).toEqual(closed);
  expect(await verify(id)).toMatchObject({ bids: 1 });
});

test("a bid is in time by the lot's time: a clock that goes past the end and comes back refuses and takes accordingly", async () => {
  const endsAt = new Date(Date.now() + hourMs);
  const { id } = await makeAuction(ctx, { endsAt });
  await bid(0, id, 600_00);
  const late = bid(1, id, 900_00, async () => endsAt).catch((error: Refusal) => error.code);
  expect(await late).toBe("AUCTION_ENDED");
  const first = await rowOf(id);
  await bid(1, id, 900_00);
  const [, second] = await bidsOf(id);
  expect(second?.placedAt.getTime()).toBeGreaterThanOrEqual(first.lastActAt?.getTime() ?? Number.NaN);
  expect(second?.placedAt.getTime()).toBeLessThan(endsAt.getTime());
});

test("a retraction is not before the bid it retracts", async () => {
  const ahead = new Date(Date.now() + hourMs);
  const { id } = await makeAuction(ctx);
  await bid(0, id, 600_00, async () => ahead);
  expect((await retract(0, id, 1)).retractedAt).toBe(ahead.toISOString());
  await close(id);
  expect(await verify(id)).toMatchObject({ retracted: 1 });
});

test("whatever the clock does, times of a lot never fall, its bids replay to its row, and its log holds", async () => {
  const terms = await readBidTerms(ctx);
  const of = { categoryId: (await makeCategory(ctx)).id, sellerId: (await makeUser(ctx)).id };
  const jumps = fc.infiniteStream(fc.oneof(fc.constant(0), fc.integer({ min: -60_000, max: 60_000 })));
  await fc.assert(
    fc.asyncProperty(bidding, jumps, async ({ opening, turns }, jump) => {
      const { startPriceMinor, reserveMinor, startsAt, endsAt } = opening;
      const made = await makeAuction(ctx, { ...of, startPriceMinor, reserveMinor, startsAt, endsAt });
      const lot = lotOf(made, terms);
      if (!lot) throw new Error("an auction is a lot");
      for (const { offer, now } of turns.slice(0, longestHistory)) {
        const at = new Date(Math.max(0, now.getTime() + jump.next().value));
        await bid(offer.bidder.id % 5, made.id, offer.maximumMinor, async () => at).catch((error) => {
          if (!(error instanceof Refusal)) throw error;
        });
      }
      const stored = await bidsOf(made.id);
      const times = stored.map(({ placedAt }) => placedAt.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      for (const [index, { placedAt }] of stored.entries()) {
        expect(placedAt < (stored[index - 1]?.endsAfter ?? endsAt)).toBe(true);
      }
      const replayed = replayLot(
        lot,
        stored.map((each) => ({ ...each, isRetracted: false })),
      );
      expect(await rowOf(made.id)).toMatchObject({ ...replayed });
      await close(made.id);
      expect((await verify(made.id)).bids).toBe(stored.length);
    }),
    databaseRuns,
  );
}, 600_000);

async function rowOf(id: number) {
  const [row] = await ctx.db.select().from(listings).where(eq(listings.id, id));
  if (!row) throw new Error("the lot is gone");
  return row;
}

const bidsOf = (id: number) => ctx.db.select().from(bids).where(eq(bids.listingId, id)).orderBy(asc(bids.sequence));

function bid(who: number, listingId: number, maximumMinor: number, clock: LotClock = databaseClock) {
  const order = { listingId, maximumMinor, idempotencyKey: `clock-jumps-${++key}` };
  return placeBid(actingAs(ctx, people[who] as TestUser), order, clock);
}

function retract(who: number, listingId: number, sequence: number) {
  return retractBid(actingAs(ctx, people[who] as TestUser), { listingId, sequence, reason: "Překlep" });
}

async function close(id: number): Promise<void> {
  const { endsAt } = await rowOf(id);
  await closeDueAuctions(ctx, async () => endsAt ?? new Date());
}

async function verify(id: number) {
  const finalHash = (await rowOf(id)).logHash?.toString("hex") ?? "";
  return verifyLog(Buffer.from(await getLog(ctx, id)), { receipts: [], finalHash });
}

import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import type { Ctx } from "#server/context.ts";
import { asc, eq } from "#server/db/query.ts";
import { Refusal } from "#server/errors.ts";
import { readBidTerms } from "#server/features/bids/bid-terms.ts";
import { closeDueAuctions } from "#server/features/bids/closing/close-due-auctions.ts";
import { listBids } from "#server/features/bids/lot/list-bids.ts";
import { lotOf } from "#server/features/bids/lot/lot-row.ts";
import { readLotEvents } from "#server/features/bids/lot/read-lot-events.ts";
import { getLog } from "#server/features/bids/lot-log/get-log.ts";
import { verifyLog } from "#server/features/bids/lot-log/verify-log.ts";
import { placeBid } from "#server/features/bids/place-bid.ts";
import { bids } from "#server/features/bids/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { incrementAt } from "#server/features/settings/bid-step-rules.ts";
import { actingAs, createTestContext } from "#test/context.ts";
import { makeAuction, makeBidders } from "#test/make/auction.ts";
import { bidding } from "#test/make/bidding.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { databaseRuns, longestHistory } from "#test/property-runs.ts";
import { replayLot } from "./replay-rules.ts";
import { retractBid } from "./retract-bid.ts";

let ctx: Ctx;
let people: TestUser[];
let moderator: TestUser;
let of: { categoryId: number; sellerId: number };
let key = 0;

beforeAll(async () => {
  ctx = await createTestContext();
  people = await makeBidders(ctx, 5);
  moderator = await makeUser(ctx);
  of = { categoryId: (await makeCategory(ctx)).id, sellerId: (await makeUser(ctx)).id };
});

/** After each bid of a random history perhaps a retraction of one of the bids so far. */
const plays = fc.tuple(bidding, fc.infiniteStream(fc.option(fc.nat(), { freq: 2 })));

test("price, leader, numbers and end hold whatever is bid and retracted, and the log of it all holds", async () => {
  const terms = await readBidTerms(ctx);
  let retracted = 0;
  await fc.assert(
    fc.asyncProperty(plays, async ([{ opening, turns }, picks]) => {
      const { startPriceMinor, reserveMinor, startsAt, endsAt } = opening;
      const lot = await makeAuction(ctx, { ...of, startPriceMinor, reserveMinor, startsAt, endsAt });
      const opened = lotOf(lot, terms);
      if (!opened) throw new Error("an auction is a lot");
      let before = await rowOf(lot.id);
      let isLowered = false;
      for (const { offer, now } of turns.slice(0, longestHistory)) {
        const isBid = await attempt(() => bid(lot.id, offer.bidder.id, offer.maximumMinor, now));
        let row = await rowOf(lot.id);
        expect(row.priceMinor ?? 0).toBeGreaterThanOrEqual(before.priceMinor ?? 0);
        let isRetracted = false;
        const shown = row.priceMinor;
        const pick = picks.next().value;
        if (pick !== null && row.bidSequence > 0) {
          isRetracted = await attempt(() => retract(lot.id, 1 + (pick % row.bidSequence), now));
          row = await rowOf(lot.id);
        }
        expect((row.endsAt ?? endsAt).getTime()).toBeGreaterThanOrEqual((before.endsAt ?? endsAt).getTime());
        if (isBid || isRetracted) {
          const replayedMinor = await expectReplayed(lot.id, opened, row);
          // A retraction never raises the price, and the bids that follow go on from the price that is shown.
          if (isRetracted) expect(row.priceMinor).toBe(lower(replayedMinor, shown));
          else if (!isLowered) expect(row.priceMinor).toBe(replayedMinor);
          isLowered = row.priceMinor !== replayedMinor;
        } else expect(row).toEqual(before);
        before = row;
      }
      await expectListed(before);
      await closeDueAuctions(ctx, async () => before.endsAt ?? endsAt);
      const finalHash = (await rowOf(lot.id)).logHash?.toString("hex") ?? "";
      const found = verifyLog(Buffer.from(await getLog(ctx, lot.id)), { receipts: [], finalHash });
      expect(found.bids).toBe(before.bidSequence);
      retracted += found.retracted;
    }),
    databaseRuns,
  );
  expect(retracted, "without retractions this would say nothing").toBeGreaterThan(50);
}, 600_000);

/** Whether the row is where its bids lead, save the price; returns the price that a replay gives, haléře. */
async function expectReplayed(
  id: number,
  opened: NonNullable<ReturnType<typeof lotOf>>,
  row: Row,
): Promise<number | null> {
  const stored = await ctx.db.select().from(bids).where(eq(bids.listingId, id)).orderBy(asc(bids.sequence));
  expect(stored.map(({ sequence }) => sequence)).toEqual(stored.map((_, index) => index + 1));
  const { priceMinor, leaderId, leaderMaximumMinor, bidCount, endsAt } = row;
  const { priceMinor: replayedMinor, ...replayed } = replayLot(
    opened,
    stored.map((each) => ({ ...each, isRetracted: each.retractedAt !== null })),
  );
  expect({ leaderId, leaderMaximumMinor, bidCount, endsAt }).toEqual(replayed);
  expect(priceMinor ?? 0).toBeLessThanOrEqual(replayedMinor ?? 0);
  const bidStatus = stored.filter(({ retractedAt }) => retractedAt === null);
  const greatest = Math.max(0, ...bidStatus.map(({ maximumMinor }) => maximumMinor));
  expect(leaderMaximumMinor ?? 0).toBe(greatest);
  expect(leaderId).toBe(bidStatus.find(({ maximumMinor }) => maximumMinor === greatest)?.bidderId ?? null);
  if (priceMinor === null || leaderId === null) return replayedMinor;
  const second = Math.max(
    0,
    ...bidStatus.filter(({ bidderId }) => bidderId !== leaderId).map(({ maximumMinor }) => maximumMinor),
  );
  const next = second > 0 ? Math.min(greatest, second + incrementAt(opened.steps, second)) : 0;
  const reserve = opened.reserveMinor ?? 0;
  if (greatest < reserve) {
    expect(priceMinor).toBe(greatest);
    return replayedMinor;
  }
  // A raise after a tie leaves the price where it was, so it may be less than a whole increment above the second.
  expect(priceMinor).toBeGreaterThanOrEqual(Math.max(opened.startPriceMinor, second, reserve));
  expect(priceMinor).toBeLessThanOrEqual(Math.max(opened.startPriceMinor, next, reserve));
  return replayedMinor;
}

function lower(replayed: number | null, shown: number | null): number | null {
  return replayed === null || shown === null ? replayed : Math.min(replayed, shown);
}

/** The public counts agree with the page: lines that are not struck through, and names. */
async function expectListed(row: Row): Promise<void> {
  const lines = await listBids(ctx, row.id);
  const bidStatus = lines.filter(({ retractedAt }) => retractedAt === null);
  expect(row.bidCount).toBe(bidStatus.length);
  expect(row.bidCount > 0).toBe(row.priceMinor !== null);
  expect(row.bidderCount).toBe(new Set(lines.map(({ bidder }) => bidder)).size);
  const [event] = await readLotEvents(ctx, [row.id]);
  expect(event).toMatchObject({ bidCount: row.bidCount, bidderCount: row.bidderCount });
  expect(event?.history.total).toBe(lines.length);
  // The leader has a listed bid that is not retracted.
  const leader = event?.leader ?? null;
  expect(leader === null || bidStatus.some(({ bidder }) => bidder === leader)).toBe(true);
}

type Row = Awaited<ReturnType<typeof rowOf>>;

async function rowOf(id: number) {
  const [row] = await ctx.db.select().from(listings).where(eq(listings.id, id));
  if (!row) throw new Error("the lot is gone");
  return row;
}

function bid(listingId: number, modelId: number, maximumMinor: number, now: Date) {
  const user = people[modelId % people.length] as TestUser;
  return placeBid(
    actingAs(ctx, user),
    { listingId, maximumMinor, idempotencyKey: `invariant-${++key}` },
    async () => now,
  );
}

function retract(listingId: number, sequence: number, now: Date) {
  const acting = actingAs(ctx, moderator);
  const actor = acting.actor && { ...acting.actor, scopes: ["moderation"] };
  return retractBid(
    { ...acting, actor },
    { listingId, sequence, reason: "Zkouška", rule: "mistaken_bid" },
    async () => now,
  );
}

/** Whether it was done; false: refused. */
function attempt(work: () => Promise<unknown>): Promise<boolean> {
  return work().then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refusal) return false;
      throw error;
    },
  );
}

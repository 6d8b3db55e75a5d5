import { activeBids, type Expect, incrementAt, type OpenedMaxima, type PublicLot } from "./public-lot.ts";
import type { BidEntry } from "./read-line.ts";

/** Adds a bid's line to the lot's bids, and its bounds to the hidden maxima, if the rules allow it. */
export function playBid(lot: PublicLot, bid: BidEntry, opened: OpenedMaxima, expect: Expect): void {
  checkBid(lot, bid, expect);
  learnMaxima(lot, bid, opened, expect);
  lot.bids.set(bid.entry, bid);
}

function checkBid(lot: PublicLot, bid: BidEntry, expect: Expect): void {
  const { rules, priceMinor: before, leader } = lot;
  expect(!lot.isOver && bid.at < lot.endsAt, "bids after the end");
  expect(bid.at >= rules.startsAt, "bids before the start");
  const isRaise = bid.kind === "raise";
  const softEnd = isRaise ? lot.endsAt : Math.max(lot.endsAt, bid.at + rules.softCloseMs);
  expect(bid.endsAt === softEnd, "does not set the end that the soft close asks for");
  if (bid.kind === "opening") {
    expect(before === null, "opens a lot that has a leader");
    expect(bid.priceMinor >= rules.startPriceMinor, "is below the start price");
    expect(rules.hasReserve || bid.priceMinor === rules.startPriceMinor, "does not open at the start price");
  } else {
    expect(before !== null, "has nothing to bid against");
    expect((bid.bidder === leader) === isRaise, "is of another kind: only the leader raises");
    const least = (before ?? 0) + (isRaise ? 0 : leastRise(lot, bid));
    expect(bid.priceMinor >= least, isRaise ? "lowers the price" : "rises by less than the increment");
    expect(
      !isRaise || rules.hasReserve || bid.priceMinor === before,
      "changes the price, which a raise may only for a reserve",
    );
  }
  expect(bid.leader === (bid.kind === "challenge" ? leader : bid.bidder), "names the wrong leader");
}

/**
 * A challenge costs the leader a whole increment. So does a takeover, unless the table's steps fall: then the increment
 * above the hidden maximum may be smaller than the one at the visible price.
 */
function leastRise({ rules, priceMinor }: PublicLot, { kind }: BidEntry): number {
  const steps = rules.increments;
  const falls = steps.some((step, index) => index > 0 && step.incrementMinor < (steps[index - 1]?.incrementMinor ?? 0));
  if (kind === "takeover" && falls) return 1;
  return incrementAt(rules, priceMinor ?? 0);
}

/**
 * Bounds of the bid's own maximum and the leader's, as far as its line reveals them: a leader's is never below the price, an
 * outbid one always is, and a bid was at least an increment above the price before it. An opened maximum has to lie between.
 */
function learnMaxima(lot: PublicLot, bid: BidEntry, opened: OpenedMaxima, expect: Expect): void {
  const { priceMinor: before, leader, maxima, rules } = lot;
  const own = leader === null ? [] : activeBids(lot, leader);
  const narrow = (entry: number, leastMinor: number, mostMinor: number) => {
    const known = maxima.get(entry) ?? { leastMinor: 1, mostMinor: Number.POSITIVE_INFINITY };
    const least = Math.max(known.leastMinor, leastMinor);
    const most = Math.min(known.mostMinor, mostMinor);
    maxima.set(entry, { leastMinor: least, mostMinor: most });
    expect(least <= most, "shows a price that the maxima do not allow");
  };
  const least = before === null ? rules.startPriceMinor : before + incrementAt(rules, before);
  const shown = opened.get(bid.entry);
  if (shown !== undefined) maxima.set(bid.entry, { leastMinor: shown, mostMinor: shown });
  if (bid.kind === "challenge") {
    narrow(bid.entry, least, bid.priceMinor);
    const last = own.at(-1);
    if (last) narrow(last.entry, bid.priceMinor, Number.POSITIVE_INFINITY);
  } else if (bid.kind === "raise") {
    const last = own.at(-1);
    narrow(
      bid.entry,
      Math.max(bid.priceMinor, (last && maxima.get(last.entry)?.leastMinor) ?? 0),
      Number.POSITIVE_INFINITY,
    );
  } else {
    narrow(bid.entry, Math.max(bid.priceMinor, least), Number.POSITIVE_INFINITY);
    for (const { entry } of own) narrow(entry, 0, bid.priceMinor - 1);
  }
}

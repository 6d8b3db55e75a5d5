import { hourMs } from "#contract/values/durations.ts";
import { raisesOf } from "#server/features/bids/retraction/hanging-raise-rules.ts";
import { activeBids, type Bounds, type Expect, incrementAt, type PublicLot } from "./public-lot.ts";
import { type BidEntry, LogFault, type RetractionEntry, type RulesEntry } from "./read-line.ts";

/** Takes a retraction where it is allowed and leads where a replay of the bids left can lead; the numbers retracted since. */
export function playRetraction(lot: PublicLot, act: RetractionEntry, expect: Expect): ReadonlySet<number> {
  const bid = lot.bids.get(act.retractedEntry);
  if (!bid) throw new LogFault(act.entry, "retracts what is no bid");
  // The closing itself takes a suspended leader's bids away, at the very end.
  const isInTime = act.at < lot.endsAt || (act.by === "moderator" && act.at === lot.endsAt);
  expect(!lot.isOver && isInTime, "retracts after the end");
  expect(!lot.retracted.has(bid.entry), "retracts what is retracted");
  expect(act.bidder === bid.bidder, "names another bidder than the bid it retracts");
  if (act.by === "bidder") {
    expect(act.at - bid.at <= hourMs, "comes more than an hour after the bid");
    expect(lot.endsAt - act.at > 12 * hourMs, "comes less than 12 hours before the end");
  }
  const raises = act.retractedRaises;
  expect(raises.join() === activeRaises(lot, bid).join(), "does not retract just the raises of its bid");
  const retracted = new Set([...lot.retracted, bid.entry, ...raises]);
  checkReplayed({ ...lot, retracted }, act, expect);
  return retracted;
}

/** Numbers of the standing raises that belong to a bid. */
function activeRaises({ bids, retracted }: PublicLot, bid: BidEntry): number[] {
  const raisable = ({ bidder, entry, kind }: BidEntry) => ({ bidderId: bidder, sequence: entry, kind });
  const raises = raisesOf([...bids.values()].map(raisable), raisable(bid));
  return raises.map(({ sequence }) => sequence).filter((entry) => !retracted.has(entry));
}

/** Checks price and leader after a replay against the bounds of the hidden maxima. */
function checkReplayed(lot: PublicLot, act: RetractionEntry, expect: Expect): void {
  const { priceMinor, leader } = act;
  expect((priceMinor === null) === (leader === null), "has a price without a leader");
  if (priceMinor === null || leader === null) {
    expect(activeBids(lot).length === 0, "leaves no leader, although there are bids");
    return;
  }
  const own = bestOf(lot, (bidder) => bidder === leader);
  if (!own) throw new LogFault(act.entry, "names a leader without a bid");
  expect(leader === lot.leader || act.bidder === lot.leader, "takes the lead from one whose bid it is not");
  const otherBidder = bestOf(lot, (bidder) => bidder !== leader);
  const { rules } = lot;
  expect(own.mostMinor >= (otherBidder?.leastMinor ?? 0), "names a leader with less than the greatest maximum");
  expect(priceMinor <= (lot.priceMinor ?? 0), "raises the price");
  expect(priceMinor <= own.mostMinor, "has a price above the leader's maximum");
  const least = Math.max(rules.startPriceMinor, otherBidder?.leastMinor ?? 0);
  expect(priceMinor >= least, "has a price below what the bids left lead to");
  if (rules.hasReserve) return;
  const most = Math.max(rules.startPriceMinor, otherBidder ? greatestAbove(rules, otherBidder.mostMinor) : 0);
  expect(priceMinor <= most, "has a price above what the bids left lead to");
}

function bestOf(lot: PublicLot, isMeant: (bidder: string) => boolean): Bounds | null {
  const known = activeBids(lot).flatMap(({ entry, bidder }) => (isMeant(bidder) ? (lot.maxima.get(entry) ?? []) : []));
  if (known.length === 0) return null;
  return {
    leastMinor: Math.max(...known.map(({ leastMinor }) => leastMinor)),
    mostMinor: Math.max(...known.map(({ mostMinor }) => mostMinor)),
  };
}

/** The most that a maximum up to this one can make of a price; where increments fall, a smaller one may make more. */
function greatestAbove(rules: RulesEntry, maximumMinor: number): number {
  const starts = rules.increments.map(({ fromMinor }) => fromMinor - 1);
  const reached = [maximumMinor, ...starts.filter((amount) => amount > 0 && amount < maximumMinor)];
  return Math.max(...reached.map((amount) => amount + incrementAt(rules, amount)));
}

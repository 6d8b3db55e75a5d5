import { type ActEntry, type BidEntry, type Entry, LogFault, type RulesEntry } from "./read-line.ts";

/** What the public knows of a lot after the lines so far; amounts in haléře, times in ms. */
export interface PublicLot {
  readonly rules: RulesEntry;
  readonly priceMinor: number | null;
  readonly leader: string | null;
  readonly endsAt: number;
  readonly at: number;
  readonly isOver: boolean;
  /** All so far, by number; the one that the play adds to. */
  readonly bids: Map<number, BidEntry>;
  readonly retracted: ReadonlySet<number>;
}

const hourMs = 3_600_000;

/** Takes the next line where the rules of bidding allow it, as far as what is public can tell; else throws a `LogFault`. */
export function playEntry(lot: PublicLot | null, entry: Entry): PublicLot {
  const expect = (holds: boolean, otherwise: string) => {
    if (!holds) throw new LogFault(entry.entry, otherwise);
  };
  if (!lot) return open(entry, expect);
  expect(entry.at >= lot.at, "is earlier than the line before it");
  if (entry.kind === "rules") {
    expect(entry.lot === lot.rules.lot, "is of another lot");
    expect(!lot.isOver, "changes the rules after the end");
    return { ...lot, at: entry.at, rules: entry };
  }
  const after = { priceMinor: entry.priceMinor, leader: entry.leader, endsAt: entry.endsAt, at: entry.at };
  expect(entry.endsAt >= lot.endsAt, "moves the end earlier");
  if (isBid(entry)) {
    checkBid(lot, entry, expect);
    return { ...lot, ...after, bids: lot.bids.set(entry.entry, entry) };
  }
  expect(entry.endsAt === lot.endsAt, "moves the end, which only a late bid may");
  if (entry.kind === "retraction") return { ...lot, ...after, retracted: retract(lot, entry, expect) };
  expect(entry.priceMinor === lot.priceMinor, "changes the price, which only a bid or a retraction may");
  expect(entry.leader === lot.leader, "changes the leader, which only a bid or a retraction may");
  if (entry.kind === "closing") checkClosing(lot, entry, expect);
  const ends = entry.kind === "closing" || entry.kind === "purchase" || entry.kind === "cancellation";
  if (entry.kind === "purchase") expect(!lot.isOver && entry.at < lot.endsAt, "buys a lot that is over");
  if (!ends) expect(lot.isOver, "comes before the end");
  return { ...lot, ...after, isOver: true };
}

type Expect = (holds: boolean, otherwise: string) => void;

function open(entry: Entry, expect: Expect): PublicLot {
  if (entry.kind !== "rules") throw new LogFault(entry.entry, "should tell the rules");
  expect(entry.increments[0]?.fromMinor === 0, "has increments that do not begin at zero");
  const rising = entry.increments.every(
    (step, index, all) => index === 0 || step.fromMinor > (all[index - 1]?.fromMinor ?? 0),
  );
  expect(rising, "has increments out of order");
  return {
    ...{ rules: entry, priceMinor: null, leader: null, endsAt: entry.plannedEndsAt, at: entry.at },
    ...{ isOver: false, bids: new Map(), retracted: new Set() },
  };
}

function isBid(entry: BidEntry | ActEntry): entry is BidEntry {
  return "commitment" in entry;
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
  } else {
    expect(before !== null, "has nothing to bid against");
    expect((bid.bidder === leader) === isRaise, "is of another kind: only the leader raises");
    const least = (before ?? 0) + (isRaise ? 0 : leastRise(lot, bid));
    expect(bid.priceMinor >= least, isRaise ? "lowers the price" : "rises by less than the increment");
  }
  expect(bid.leader === (bid.kind === "challenge" ? leader : bid.bidder), "names the wrong leader");
}

/**
 * A challenge costs the leader a whole increment. A takeover does too, unless the table has steps that fall: then an
 * increment above the hidden maximum may be smaller than the one at the visible price.
 */
function leastRise({ rules, priceMinor }: PublicLot, { kind }: BidEntry): number {
  const steps = rules.increments;
  const falls = steps.some(
    (step, index) => index > 0 && step.incrementMinor < (steps[index - 1]?.incrementMinor ?? 0),
  );
  if (kind === "takeover" && falls) return 1;
  return steps.findLast((step) => step.fromMinor <= (priceMinor ?? 0))?.incrementMinor ?? 1;
}

function retract(lot: PublicLot, act: ActEntry, expect: Expect): ReadonlySet<number> {
  const bid = lot.bids.get(act.retractedEntry ?? 0);
  if (!bid) throw new LogFault(act.entry, "retracts what is no bid");
  expect(!lot.isOver && act.at < lot.endsAt, "retracts after the end");
  expect(!lot.retracted.has(bid.entry), "retracts what is retracted");
  expect(act.bidder === bid.bidder, "names another bidder than the bid it retracts");
  if (act.by === "bidder") {
    expect(act.at - bid.at <= hourMs, "comes more than an hour after the bid");
    expect(lot.endsAt - act.at > 12 * hourMs, "comes less than 12 hours before the end");
  }
  const retracted = new Set(lot.retracted).add(bid.entry);
  const standing = [...lot.bids.values()].filter(({ entry }) => !retracted.has(entry));
  const isSomebodys = standing.some(({ bidder }) => bidder === act.leader);
  expect(act.leader === null ? standing.length === 0 : isSomebodys, "names a leader without a bid");
  expect((act.priceMinor === null) === (act.leader === null), "has a price without a leader");
  return retracted;
}

function checkClosing(lot: PublicLot, act: ActEntry, expect: Expect): void {
  expect(!lot.isOver, "closes a lot that is over");
  expect(act.at === lot.endsAt, "does not close at the end");
  const isSold = act.outcome === "sold";
  expect(!isSold || lot.leader !== null, "sells without a bid");
  expect((act.finalPriceMinor ?? null) === (isSold ? lot.priceMinor : null), "has another final price");
}

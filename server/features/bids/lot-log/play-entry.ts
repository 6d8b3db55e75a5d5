import { playAftermath } from "./play-aftermath.ts";
import { playBid } from "./play-bid.ts";
import { playRetraction } from "./play-retraction.ts";
import { type Expect, noneOpened, type OpenedMaxima, type PublicLot } from "./public-lot.ts";
import { type BidEntry, type Entry, LogFault, type RulesEntry } from "./read-line.ts";

/**
 * Plays the next line if the rules of bidding allow it, as far as public facts and opened receipts can tell; else throws a
 * `LogFault`.
 */
export function playEntry(lot: PublicLot | null, entry: Entry, opened: OpenedMaxima = noneOpened): PublicLot {
  const expect = (holds: boolean, otherwise: string) => {
    if (!holds) throw new LogFault(entry.entry, otherwise);
  };
  if (!lot) return open(entry, expect);
  expect(entry.at >= lot.at, "is earlier than the line before it");
  if (entry.kind === "rules") return changeRules(lot, entry, expect);
  expect(!lot.statesRules || entry.at === lot.at, "is not of the time of the rules before it");
  const after = {
    priceMinor: entry.priceMinor,
    leader: entry.leader,
    endsAt: entry.endsAt,
    at: entry.at,
    statesRules: false,
  };
  expect(entry.endsAt >= lot.endsAt, "moves the end earlier");
  if (isBid(entry)) {
    playBid(lot, entry, opened, expect);
    return { ...lot, ...after };
  }
  expect(entry.endsAt === lot.endsAt, "moves the end, which only a late bid may");
  if (entry.kind === "retraction") {
    return { ...lot, ...after, retracted: playRetraction(lot, entry, expect) };
  }
  if (entry.kind === "reinstatement") return reopen({ ...lot, ...after }, expect);
  expect(entry.priceMinor === lot.priceMinor, "changes the price, which only a bid or a retraction may");
  expect(entry.leader === lot.leader, "changes the leader, which only a bid or a retraction may");
  const isTakenOff = entry.kind === "cancellation" && entry.by === "moderator";
  return { ...lot, ...after, isOver: true, isTakenOff, sale: playAftermath(lot, entry, expect) };
}

/** The bids of a lot ended with its cancellation, and none of them comes back. */
function reopen(lot: PublicLot, expect: Expect): PublicLot {
  expect(lot.isOver && lot.isTakenOff, "opens again what no moderator has cancelled");
  expect(lot.at < lot.endsAt, "opens a lot again after its end");
  expect(lot.priceMinor === null && lot.leader === null, "brings bids back that had ended");
  return { ...lot, isOver: false, isTakenOff: false, retracted: new Set(lot.bids.keys()) };
}

function open(entry: Entry, expect: Expect): PublicLot {
  if (entry.kind !== "rules") throw new LogFault(entry.entry, "should tell the rules");
  checkIncrements(entry, expect);
  return {
    rules: entry,
    priceMinor: null,
    leader: null,
    endsAt: entry.plannedEndsAt,
    at: entry.at,
    isOver: false,
    isTakenOff: false,
    sale: null,
    statesRules: true,
    bids: new Map(),
    maxima: new Map(),
    retracted: new Set<number>(),
  };
}

/** Settings may change while a lot runs; the terms that its seller published may not. */
function changeRules(lot: PublicLot, entry: RulesEntry, expect: Expect): PublicLot {
  expect(!lot.isOver, "changes the rules after the end");
  expect(!lot.statesRules, "tells rules under which nothing was done");
  expect(entry.lot === lot.rules.lot, "is of another lot");
  expect(entry.startsAt === lot.rules.startsAt, "changes the start");
  expect(entry.plannedEndsAt === lot.rules.plannedEndsAt, "changes the planned end");
  expect(entry.startPriceMinor === lot.rules.startPriceMinor, "changes the start price");
  expect(entry.hasReserve === lot.rules.hasReserve, "changes whether there is a reserve");
  checkIncrements(entry, expect);
  return { ...lot, at: entry.at, rules: entry, statesRules: true };
}

function checkIncrements({ increments }: RulesEntry, expect: Expect): void {
  expect(increments[0]?.fromMinor === 0, "has increments that do not begin at zero");
  const rising = increments.every(
    (step, index, all) => index === 0 || step.fromMinor > (all[index - 1]?.fromMinor ?? 0),
  );
  expect(rising, "has increments out of order");
}

function isBid(entry: Entry): entry is BidEntry {
  return "commitment" in entry;
}

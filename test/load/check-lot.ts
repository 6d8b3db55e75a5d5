import { closingOutcome, decideBid, type Lot } from "#server/features/bids/bidding-rules.ts";
import { LogFault } from "#server/features/bids/lot-log/read-line.ts";
import { type ClaimedBid, verifyLog } from "#server/features/bids/lot-log/verify-log.ts";
import { replayLot } from "#server/features/bids/retraction/replay-rules.ts";
import type { StoredBid, StoredLot } from "./history.ts";

const fit = { emailConfirmed: true, suspended: false, ageVerified: true, accountVerified: true };
const requirements = { ageVerified: false, accountVerified: false };

/** Checks a stored lot against the rules of bidding (rules B1 to B8, B13, B14) and its own log. */
export function checkLot(lot: StoredLot, unfitIds: readonly number[], receipts: readonly ClaimedBid[]): string[] {
  const bids = lot.bids.toSorted((a, b) => a.sequence - b.sequence);
  const faults = [
    ...checkSequences(lot, bids),
    ...bids.filter(({ bidderId }) => unfitIds.includes(bidderId)).map(unfit),
    ...checkSteps(lot.opening, bids),
    ...checkStatus(lot, bids),
    ...checkClosing(lot),
  ];
  if (lot.log) faults.push(...checkLog(lot.log, bids.length, receipts));
  return faults;
}

function unfit({ sequence, bidderId }: StoredBid): string {
  return `bid ${sequence} is of ${bidderId}, who may not bid`;
}

function checkSequences({ row, reported }: StoredLot, bids: readonly StoredBid[]): string[] {
  const faults: string[] = [];
  if (bids.some(({ sequence }, index) => sequence !== index + 1)) faults.push("its sequences have gaps");
  if (row.bidSequence !== bids.length) faults.push(`it counts ${row.bidSequence} bids, but ${bids.length} are stored`);
  const bidders = new Set(bids.map(({ bidderId }) => bidderId)).size;
  if (row.bidderCount !== bidders) faults.push(`it counts ${row.bidderCount} bidders, but there are ${bidders}`);
  const sorted = reported.toSorted((a, b) => a - b);
  if (sorted.length !== bids.length || sorted.some((sequence, index) => sequence !== index + 1))
    faults.push("its bids were not told once each");
  return faults;
}

/** The rules accept each bid at its time and lead to its stored result; prices and times never fall. */
function checkSteps(opening: Lot, bids: readonly StoredBid[]): string[] {
  let lot = opening;
  let last: StoredBid | null = null;
  for (const bid of bids) {
    const offer = { bidder: { id: bid.bidderId, ...fit }, maximumMinor: bid.maximumMinor, requirements };
    const decision = decideBid(lot, offer, bid.placedAt);
    if (!decision.accepted) return [`bid ${bid.sequence} should have been refused (${decision.code})`];
    lot = { ...lot, ...decision.lot };
    const isAsDecided =
      bid.kind === decision.kind &&
      bid.priceAfterMinor === decision.lot.priceMinor &&
      bid.leaderAfterId === decision.lot.leaderId &&
      bid.endsAfter.getTime() === decision.lot.endsAt.getTime() &&
      bid.extended === decision.extended;
    if (!isAsDecided) return [`bid ${bid.sequence} left another lot than the rules make of it`];
    if (last && bid.priceAfterMinor < last.priceAfterMinor) return [`the price falls with bid ${bid.sequence}`];
    if (last && bid.placedAt < last.placedAt) return [`bid ${bid.sequence} is earlier than the one before`];
    last = bid;
  }
  return [];
}

function checkStatus({ opening, row }: StoredLot, bids: readonly StoredBid[]): string[] {
  const replayed = replayLot(
    opening,
    bids.map((bid) => ({ ...bid, isRetracted: false })),
  );
  const faults: string[] = [];
  for (const name of ["priceMinor", "leaderId", "leaderMaximumMinor", "bidCount"] as const) {
    if (row[name] !== replayed[name]) faults.push(`its ${name} is ${row[name]}, but replaying gives ${replayed[name]}`);
  }
  if (row.endsAt.getTime() !== replayed.endsAt.getTime()) faults.push("its end is not what replaying gives");
  const greatest = Math.max(0, ...bids.map(({ maximumMinor }) => maximumMinor));
  const first = bids.find(({ maximumMinor }) => maximumMinor === greatest);
  if (row.leaderId !== (first?.bidderId ?? null)) faults.push("its leader is not who bid the greatest maximum first");
  return faults;
}

/** A lot closes once, with the outcome of the rules. */
function checkClosing({ opening, row, closings }: StoredLot): string[] {
  const isClosed = row.status === "sold" || row.status === "unsold";
  if (!isClosed) return closings.length > 0 ? ["its closing was told, but it is not closed"] : [];
  if (closings.length !== 1) return [`its closing was told ${closings.length} times`];
  const { priceMinor, leaderId, leaderMaximumMinor } = row;
  const outcome = closingOutcome({ ...opening, priceMinor, leaderId, leaderMaximumMinor });
  const [reported] = closings;
  const winnerId = outcome.outcome === "sold" ? outcome.winnerId : null;
  const finalPriceMinor = outcome.outcome === "sold" ? outcome.finalPriceMinor : null;
  const isRight =
    [row.status, row.winnerId, row.finalPriceMinor].join() === [outcome.outcome, winnerId, finalPriceMinor].join() &&
    [reported?.outcome, reported?.winnerId, reported?.finalPriceMinor].join() ===
      [outcome.outcome, winnerId, finalPriceMinor].join();
  return isRight ? [] : ["its closing is not what the rules make of its end"];
}

function checkLog(
  { file, finalHash }: NonNullable<StoredLot["log"]>,
  bidCount: number,
  receipts: readonly ClaimedBid[],
): string[] {
  try {
    const found = verifyLog(Buffer.from(file), { receipts, finalHash });
    return found.bids === bidCount ? [] : [`its log has ${found.bids} bids, but ${bidCount} are stored`];
  } catch (error) {
    if (!(error instanceof LogFault)) throw error;
    return [`line ${error.line} of its log ${error.message}`];
  }
}

import { closingOutcome } from "#server/features/bids/bidding-rules.ts";
import { appendBid } from "#server/features/bids/lot-log/append-bid.ts";
import {
  bidLine,
  type LogEnd,
  lineInFile,
  nextLine,
  partsOf,
  secretBytes,
} from "#server/features/bids/lot-log/log-line.ts";
import { endOf, type LoggedLot } from "#server/features/bids/lot-log/rules-line.ts";
import type { ClaimedBid } from "#server/features/bids/lot-log/verify-log.ts";
import { acceptedOf, type History } from "./bidding.ts";

/** The log of a played history, closed at its end, with a receipt for each bid; the lot has the id 1. */
export function makeLog(history: History): { lines: string[]; receipts: ClaimedBid[] } {
  const { opening, closed } = history;
  let lot: LoggedLot = {
    id: 1,
    startPriceMinor: opening.startPriceMinor,
    startsAt: opening.startsAt,
    reserveMinor: opening.reserveMinor,
    endsAt: opening.endsAt,
    plannedEndsAt: opening.endsAt,
    logLength: 0,
    logHash: null,
    logRules: null,
  };
  const lines: string[] = [];
  const receipts: ClaimedBid[] = [];
  for (const [index, { offer, now, decision }] of acceptedOf(history).entries()) {
    const bid = {
      kind: decision.kind,
      placedAt: now,
      maximumMinor: offer.maximumMinor,
      bidder: nameOf(offer.bidder.id),
      leader: nameOf(decision.lot.leaderId),
      priceAfterMinor: decision.lot.priceMinor,
      endsAfter: decision.lot.endsAt,
      salt: Buffer.alloc(secretBytes, index),
    };
    const appended = appendBid(lot, opening, bid);
    const before: LogEnd = appended.rules ? { length: appended.rules.entry, hash: appended.rules.hash } : endOf(lot);
    if (appended.rules) lines.push(lineInFile(appended.rules));
    const line = bidLine(before, { ...bid, listingId: 1 });
    lines.push(lineInFile(line));
    const { entry, hash } = line;
    receipts.push({
      entry,
      hash: hash.toString("hex"),
      maximumMinor: offer.maximumMinor,
      salt: partsOf(bid.salt).salt,
    });
    lot = { ...lot, ...appended.state };
  }
  if (lines.length > 0) {
    const outcome = closingOutcome(closed);
    const closing = nextLine(endOf(lot), "closing", closed.endsAt, {
      priceMinor: closed.priceMinor,
      leader: nameOf(closed.leaderId ?? 0),
      endsAt: closed.endsAt.toISOString(),
      outcome: outcome.outcome,
      finalPriceMinor: outcome.outcome === "sold" ? outcome.finalPriceMinor : null,
    });
    lines.push(lineInFile(closing));
  }
  return { lines, receipts };
}

function nameOf(id: number): string {
  return `u••${id}`;
}

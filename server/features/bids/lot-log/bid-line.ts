import type { BidKind } from "#server/features/bids/bidding-rules.ts";
import { commitmentOf, type LogEnd, type LogLine, nextLine, partsOf } from "./log-line.ts";

/** An accepted bid with the standing after it, as its line states it. */
export interface LoggedBid {
  readonly listingId: number;
  readonly kind: BidKind;
  /** The database's clock at the decision, UTC. */
  readonly placedAt: Date;
  /** Public names of the bidder, and of the leader after the bid. */
  readonly bidder: string;
  readonly leader: string;
  readonly priceAfterMinor: number;
  readonly endsAfter: Date;
  readonly maximumMinor: number;
  /** `secretBytes` random bytes: the salt, and the part that hides the line. */
  readonly salt: Buffer;
}

/** The line of a bid. The same bid at the same end of a log always gives the same line, so the line is not stored. */
export function bidLine(end: LogEnd, bid: LoggedBid): LogLine {
  const { salt, blind } = partsOf(bid.salt);
  return nextLine(end, bid.kind, bid.placedAt, {
    bidder: bid.bidder,
    priceMinor: bid.priceAfterMinor,
    leader: bid.leader,
    endsAt: bid.endsAfter.toISOString(),
    commitment: commitmentOf(salt, bid.listingId, bid.maximumMinor),
    blind,
  });
}

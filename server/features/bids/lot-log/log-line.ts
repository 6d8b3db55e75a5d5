import { hash } from "node:crypto";
import type { BidKind } from "#server/features/bids/bidding-rules.ts";

/** The keys of a line besides its number, kind and time, in their order within the line. */
export type LineFacts = Readonly<Record<string, unknown>>;

/** The end of a lot's log: how many lines there are, and the hash of the last one. */
export interface LogEnd {
  readonly length: number;
  /** null before the first line. */
  readonly hash: Buffer | null;
}

/** A line as it is hashed: its text without the hash, JSON without spaces in UTF-8. */
export interface LogLine {
  readonly entry: number;
  readonly text: string;
  readonly hash: Buffer;
}

/**
 * N3: Each line of an auction's log is an act on it, chained by SHA-256; a line of a bid holds no maximum but a
 * commitment to it, which the bidder's receipt opens.
 *
 * The next line of a log. Each holds the hash of the one before (decisions/0013), the first one null.
 */
export function nextLine(end: LogEnd, kind: string, at: Date, facts: LineFacts): LogLine {
  const entry = end.length + 1;
  const previous = end.hash?.toString("hex") ?? null;
  const text = JSON.stringify({ entry, kind, at: at.toISOString(), ...facts, previous });
  return { entry, text, hash: hash("sha256", text, "buffer") };
}

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

/** The line as the downloaded log has it: with its own hash as the last key. */
export function lineInFile({ text, hash: own }: Omit<LogLine, "entry">): string {
  return `${text.slice(0, -1)},"hash":"${own.toString("hex")}"}\n`;
}

/** Random bytes of each bid: only the bidder gets `salt`, and `blind` stays secret until the log is shown. */
export const secretBytes = 32;
const saltBytes = 16;

/**
 * The parts of a bid's secret. `salt` opens the commitment in its line; `blind` is in the line itself, so that a bidder
 * who knows the line's hash cannot try what lines came before it.
 */
export function partsOf(secret: Buffer): { salt: Buffer; blind: string } {
  return { salt: secret.subarray(0, saltBytes), blind: secret.subarray(saltBytes).toString("hex") };
}

/**
 * What a bid's line holds of its maximum: SHA-256 of the salt's 16 bytes and the text `lot:maximum`, both in decimal
 * digits, the maximum in haléře. It binds the bidder and tells nobody anything until both are shown.
 */
export function commitmentOf(salt: Buffer, listingId: number, maximumMinor: number): string {
  return hash("sha256", Buffer.concat([salt, Buffer.from(`${listingId}:${maximumMinor}`)]), "hex");
}

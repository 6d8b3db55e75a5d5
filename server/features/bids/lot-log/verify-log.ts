import { commitmentOf } from "./log-line.ts";
import { type PublicLot, playEntry } from "./play-entry.ts";
import { LogFault, readLine } from "./read-line.ts";

/** What a bidder says to have bid in a line. */
export interface ClaimedBid {
  readonly entry: number;
  /** Haléře. */
  readonly maximumMinor: number;
  /** 16 bytes. */
  readonly salt: Buffer;
}

export interface Claims {
  readonly receipts: readonly ClaimedBid[];
  /** Hash of the last line, as the lot's page shows it; null: not asked. */
  readonly finalHash: string | null;
}

export interface VerifiedLog {
  readonly lot: number;
  readonly entries: number;
  readonly bids: number;
  readonly retracted: number;
  readonly receipts: number;
  readonly finalHash: string;
}

/**
 * Checks a lot's log without its database: every byte by the hashes, numbers without gaps, times that never fall, prices,
 * leaders and ends that the rules allow as far as the public can tell, a lot that is over; then the claims. Throws a
 * `LogFault` for the first thing that is wrong.
 */
export function verifyLog(file: Buffer, { receipts, finalHash }: Claims): VerifiedLog {
  const lines = linesOf(file);
  let lot: PublicLot | null = null;
  let last: string | null = null;
  for (const [index, bytes] of lines.entries()) {
    const { entry, hash } = readLine(bytes, index + 1, last);
    lot = playEntry(lot, entry);
    last = hash;
  }
  if (!lot || last === null) throw new LogFault(0, "The file is empty");
  if (!lot.isOver) throw new LogFault(lines.length, "is the last one, but the lot is not over");
  if (finalHash !== null && finalHash !== last) {
    throw new LogFault(lines.length, "is the last one, but its hash is not the final one");
  }
  for (const receipt of receipts) open(lot, receipt);
  return {
    ...{ lot: lot.rules.lot, entries: lines.length, bids: lot.bids.size, retracted: lot.retracted.size },
    ...{ receipts: receipts.length, finalHash: last },
  };
}

/** Each line ends with a line feed, the last one too: a byte more or less is seen. */
function linesOf(file: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  let from = 0;
  for (let at = file.indexOf(10); at !== -1; at = file.indexOf(10, from)) {
    lines.push(file.subarray(from, at));
    from = at + 1;
  }
  if (from !== file.length) throw new LogFault(lines.length + 1, "has no end");
  return lines;
}

function open(lot: PublicLot, { entry, maximumMinor, salt }: ClaimedBid): void {
  const bid = lot.bids.get(entry);
  if (!bid) throw new LogFault(entry, "is no bid, although there is a receipt for it");
  if (commitmentOf(salt, lot.rules.lot, maximumMinor) !== bid.commitment) {
    throw new LogFault(entry, "was made for another maximum or salt than the receipt's");
  }
  if (bid.leader === bid.bidder && bid.priceMinor > maximumMinor) {
    throw new LogFault(entry, "shows a price above the leader's maximum");
  }
}

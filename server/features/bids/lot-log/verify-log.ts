import { commitmentOf } from "./log-line.ts";
import { playEntry } from "./play-entry.ts";
import type { OpenedMaxima, PublicLot } from "./public-lot.ts";
import { LogFault, type ReadLine, readLine } from "./read-line.ts";

/** The maximum that a bidder claims for a line. */
export interface ClaimedBid {
  /** null where it was not known when the bid was placed: the line is then found by its hash. */
  readonly entry: number | null;
  /** Haléře. */
  readonly maximumMinor: number;
  /** 16 bytes. */
  readonly salt: Buffer;
  /** The line's hash as the bidder received it: 64 hexadecimal digits. */
  readonly hash: string;
}

export interface Claims {
  readonly receipts: readonly ClaimedBid[];
  /** Hash of the last line, as the lot's page shows it; null where it is not checked. */
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
 * N5: A log holds if its hashes, numbers, times, prices, leaders and ends are what the rules allow, and every given receipt fits.
 *
 * Checks a lot's log without its database: every byte by the hashes; numbers without gaps; the receipts against the lines; times that never
 * fall; prices, leaders and ends that the rules allow, as far as the public and the receipts can tell; a lot that is over; the final hash.
 * Throws a `LogFault` for the first fault.
 */
export function verifyLog(file: Buffer, { receipts, finalHash }: Claims): VerifiedLog {
  const lines = readLines(file);
  const opened = openReceipts(lines, receipts);
  let lot: PublicLot | null = null;
  for (const { entry } of lines) lot = playEntry(lot, entry, opened);
  const last = lines.at(-1);
  if (!lot || !last) throw new LogFault(0, "The file is empty");
  if (!lot.isOver) throw new LogFault(lines.length, "is the last one, but the lot is not over");
  if (finalHash !== null && finalHash !== last.hash) {
    throw new LogFault(lines.length, "is the last one, but its hash is not the final one");
  }
  return {
    lot: lot.rules.lot,
    entries: lines.length,
    bids: lot.bids.size,
    retracted: lot.retracted.size,
    receipts: receipts.length,
    finalHash: last.hash,
  };
}

function readLines(file: Buffer): ReadLine[] {
  const lines: ReadLine[] = [];
  for (const bytes of splitLines(file)) {
    lines.push(readLine(bytes, lines.length + 1, lines.at(-1)?.hash ?? null));
  }
  return lines;
}

/** Each line ends with a line feed, the last one too, so that a missing or extra byte is noticed. */
function splitLines(file: Buffer): Buffer[] {
  const lines: Buffer[] = [];
  let from = 0;
  for (let at = file.indexOf(10); at !== -1; at = file.indexOf(10, from)) {
    lines.push(file.subarray(from, at));
    from = at + 1;
  }
  if (from !== file.length) throw new LogFault(lines.length + 1, "has no end");
  return lines;
}

/** The maxima that receipts reveal, by the numbers of their lines; each receipt has to open its line and to name its hash. */
function openReceipts(lines: readonly ReadLine[], receipts: readonly ClaimedBid[]): OpenedMaxima {
  const first = lines[0]?.entry;
  const lot = first?.kind === "rules" ? first.lot : 0;
  const opened = new Map<number, number>();
  for (const receipt of receipts) {
    const line = findLine(lines, receipt);
    if (!("commitment" in line.entry)) {
      throw new LogFault(line.entry.entry, "is no bid, although there is a receipt for it");
    }
    if (commitmentOf(receipt.salt, lot, receipt.maximumMinor) !== line.entry.commitment) {
      throw new LogFault(line.entry.entry, "was made for another maximum or salt than the receipt's");
    }
    if (line.hash !== receipt.hash) throw new LogFault(line.entry.entry, changed);
    opened.set(line.entry.entry, receipt.maximumMinor);
  }
  return opened;
}

const changed = "has another hash than its receipt: it or a line before it was changed since";

function findLine(lines: readonly ReadLine[], { entry, hash }: ClaimedBid): ReadLine {
  const line = entry === null ? lines.find((each) => each.hash === hash) : lines[entry - 1];
  if (line) return line;
  if (entry !== null) throw new LogFault(entry, "is missing, although there is a receipt for it");
  const described = `${hash.slice(0, 8)}…`;
  throw new LogFault(0, `No line has the hash ${described} of a receipt: its line or one before it was changed since`);
}

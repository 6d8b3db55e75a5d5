import { hash } from "node:crypto";
import { z } from "zod";

const minor = z.number().int().min(0);
const alias = z.string().min(1);
const instant = z.iso.datetime().transform((text) => Date.parse(text));
const numbered = { entry: z.number().int().min(1), at: instant, previous: z.string().nullable() };

const rules = z.strictObject({
  ...numbered,
  kind: z.literal("rules"),
  lot: z.number().int(),
  startsAt: instant,
  plannedEndsAt: instant,
  startPriceMinor: minor,
  hasReserve: z.boolean(),
  softCloseMs: z.number().min(0),
  increments: z.array(z.strictObject({ fromMinor: minor, incrementMinor: z.number().int().min(1) })).min(1),
});
const bid = z.strictObject({
  ...numbered,
  kind: z.enum(["opening", "takeover", "challenge", "raise"]),
  bidder: alias,
  priceMinor: minor,
  leader: alias,
  endsAt: instant,
  commitment: z.string().regex(/^[0-9a-f]{64}$/),
  blind: z.string().regex(/^[0-9a-f]{32}$/),
});
/** Price, leader and end after an act. */
const bidStatus = { ...numbered, priceMinor: minor.nullable(), leader: alias.nullable(), endsAt: instant };
const retraction = z.strictObject({
  ...bidStatus,
  kind: z.literal("retraction"),
  bidder: alias,
  retractedEntry: z.number().int(),
  /** The raises retracted with the bid. */
  retractedRaises: z.array(z.number().int()),
  by: z.enum(["bidder", "moderator"]),
});
const closing = z.strictObject({
  ...bidStatus,
  kind: z.literal("closing"),
  outcome: z.enum(["sold", "unsold"]),
  finalPriceMinor: minor.nullable(),
  /** The seller is suspended, so nothing is sold. */
  frozen: z.literal(1).optional(),
});
const cancellation = z.strictObject({
  ...bidStatus,
  kind: z.literal("cancellation"),
  by: z.enum(["seller", "moderator"]),
});
/** A person who never bid has no public name. */
const sale = z.strictObject({
  ...bidStatus,
  kind: z.enum(["purchase", "second_chance"]),
  bidder: alias.nullable(),
  finalPriceMinor: minor,
});
const voiding = z.strictObject({ ...bidStatus, kind: z.literal("sale_voided"), bidder: alias.nullish() });
/** An appeal against a moderator's cancellation was granted: the lot runs on, without the bids that had ended with it. */
const reinstatement = z.strictObject({ ...bidStatus, kind: z.literal("reinstatement") });
const acts = [retraction, closing, cancellation, sale, voiding, reinstatement] as const;
const line = z.discriminatedUnion("kind", [rules, bid, ...acts]);

export type RulesEntry = z.output<typeof rules>;
export type BidEntry = z.output<typeof bid>;
export type RetractionEntry = z.output<typeof retraction>;
export type ClosingEntry = z.output<typeof closing>;
export type SaleEntry = z.output<typeof sale>;
/** Acts that end a lot or follow its end. */
export type AftermathEntry = ClosingEntry | z.output<typeof cancellation> | SaleEntry | z.output<typeof voiding>;
export type Entry = z.output<typeof line>;

/** A fault of a log, with its line (from 1; 0: the file as a whole). */
export class LogFault extends Error {
  readonly line: number;
  constructor(line: number, what: string) {
    super(what);
    this.line = line;
  }
}

export interface ReadLine {
  readonly entry: Entry;
  readonly hash: string;
}

/** One line of the file, checked byte for byte: its own hash, the hash before it, its number and its shape. */
export function readLine(bytes: Buffer, number: number, previous: string | null): ReadLine {
  const fault = (what: string) => new LogFault(number, what);
  // Latin 1 keeps each byte, since the hash covers bytes.
  const found = /^(\{.*),"hash":"([0-9a-f]{64})"\}$/.exec(bytes.toString("latin1"));
  if (!found) throw fault("is no line of a log");
  const text = Buffer.from(`${found[1]}}`, "latin1");
  const own = found[2] ?? "";
  if (hash("sha256", text, "hex") !== own) throw fault("does not fit its hash");
  const entry = parse(text, fault);
  if (entry.entry !== number) throw fault(`has the number ${entry.entry}`);
  if (entry.previous !== previous) throw fault("does not follow the line before it");
  return { entry, hash: own };
}

function parse(text: Buffer, fault: (what: string) => LogFault): Entry {
  try {
    return line.parse(JSON.parse(text.toString("utf8")));
  } catch (error) {
    const issue = error instanceof z.ZodError ? error.issues[0] : null;
    throw fault(issue ? `has a wrong ${issue.path.join(".") || "shape"}` : "is not JSON");
  }
}

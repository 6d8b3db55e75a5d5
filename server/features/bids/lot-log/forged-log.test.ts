import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hourMs } from "#contract/values/durations.ts";
import { commitmentOf, type LogEnd, lineInFile, nextLine } from "./log-line.ts";
import { LogFault } from "./read-line.ts";
import { type ClaimedBid, verifyLog } from "./verify-log.ts";

/** A forger changes one field of a true log and writes every hash after it anew. */

type Facts = Record<string, unknown>;
interface Described {
  readonly kind: string;
  readonly at: number;
  readonly facts: Facts;
  /** Haléře, of a bid. */
  readonly maximumMinor?: number;
}

const ends = 100 * hourMs;
const endsAt = new Date(ends).toISOString();
const rules = (at: number, softCloseMs: number, hasReserve: boolean): Described => ({
  kind: "rules",
  at,
  facts: {
    lot: 1,
    startsAt: new Date(0).toISOString(),
    plannedEndsAt: endsAt,
    startPriceMinor: 500_00,
    hasReserve,
    softCloseMs,
    increments: [{ fromMinor: 0, incrementMinor: 50_00 }],
  },
});
const bid = (kind: string, at: number, bidder: string, maximum: number, price: number, leader: string) => ({
  kind,
  at,
  maximumMinor: maximum * 100,
  facts: { bidder, priceMinor: price * 100, leader, endsAt },
});
const act = (kind: string, at: number, price: number, leader: string, facts: Facts): Described => ({
  kind,
  at,
  facts: { priceMinor: price * 100, leader, endsAt, ...facts },
});

/** Every kind of line is in one of these. */
const trueLogs: readonly (readonly Described[])[] = [
  [
    rules(1_000, 300_000, false),
    bid("opening", 1_000, "a", 1_000, 500, "a"),
    bid("challenge", 2_000, "b", 600, 650, "a"),
    bid("raise", 3_000, "a", 2_000, 650, "a"),
    rules(4_000, 600_000, false),
    bid("takeover", 4_000, "c", 2_500, 2_050, "c"),
    act("retraction", 5_000, 650, "a", { bidder: "c", retractedEntry: 6, retractedRaises: [], by: "bidder" }),
    bid("challenge", 6_000, "d", 800, 850, "a"),
    act("closing", ends, 850, "a", { outcome: "sold", finalPriceMinor: 850_00 }),
    act("sale_voided", ends + 1, 850, "a", { bidder: "a" }),
    act("second_chance", ends + 2, 850, "a", { bidder: "d", finalPriceMinor: 800_00 }),
  ],
  [
    rules(1_000, 300_000, true),
    bid("opening", 1_000, "a", 500, 500, "a"),
    act("purchase", 2_000, 500, "a", { bidder: null, finalPriceMinor: 900_00 }),
  ],
  [
    rules(1_000, 300_000, true),
    bid("opening", 1_000, "a", 700, 500, "a"),
    act("cancellation", 2_000, 500, "a", { by: "moderator" }),
    { kind: "reinstatement", at: 3_000, facts: { priceMinor: null, leader: null, endsAt } },
    bid("opening", 4_000, "b", 600, 500, "b"),
    act("closing", ends, 500, "b", { outcome: "unsold", finalPriceMinor: null }),
  ],
];

/** The keys whose forgery breaks the rules of bidding even where there is no receipt. */
const neverUnseen: Readonly<Record<string, readonly string[]>> = {
  rules: ["entry", "at", "lot", "startsAt", "plannedEndsAt", "startPriceMinor"],
  opening: ["entry", "kind", "bidder", "leader", "endsAt"],
  takeover: ["entry", "kind", "bidder", "leader", "endsAt"],
  challenge: ["entry", "kind", "leader", "endsAt"],
  raise: ["entry", "kind", "bidder", "leader", "priceMinor", "endsAt"],
  retraction: ["entry", "bidder", "leader", "endsAt", "retractedEntry"],
  closing: ["entry", "at", "priceMinor", "leader", "endsAt", "outcome", "finalPriceMinor"],
  purchase: ["entry", "priceMinor", "leader", "endsAt"],
  cancellation: ["entry", "priceMinor", "leader", "endsAt", "by"],
  sale_voided: ["entry", "priceMinor", "leader", "endsAt", "bidder"],
  second_chance: ["entry", "priceMinor", "leader", "endsAt"],
  reinstatement: ["entry", "priceMinor", "leader", "endsAt"],
};

const forgeries = fc
  .record({
    log: fc.nat(trueLogs.length - 1),
    line: fc.nat(),
    key: fc.nat(),
    change: fc.integer({ min: 1, max: 90_000 }),
  })
  .map(({ log, line: pick, key: which, change }) => {
    const reported = trueLogs[log] ?? [];
    const honest = write(reported);
    const at = pick % reported.length;
    const line = honest.objects[at] ?? {};
    const keys = Object.keys(line).filter((key) => key !== "previous");
    const key = keys[which % keys.length] ?? "";
    return { log, at, kind: reported[at]?.kind ?? "", key, value: forge(key, line[key], change) };
  });

describe("a log in which one field was changed and all hashes written anew", () => {
  test("is found by the final hash, in the changed line or after it", () => {
    fc.assert(
      fc.property(forgeries, (forgery) => {
        const { honest, forged, number } = play(forgery);
        expect(faultOf(forged, [], honest.finalHash)).toBeGreaterThanOrEqual(number);
      }),
      { numRuns: 3_000 },
    );
  });

  test("is found by any receipt of the changed line or of one after it", () => {
    fc.assert(
      fc.property(forgeries, fc.nat(), (forgery, pick) => {
        const { honest, forged, number } = play(forgery);
        const later = honest.receipts.filter(({ entry }) => (entry ?? 0) >= number);
        fc.pre(later.length > 0);
        const receipt = later[pick % later.length] as ClaimedBid;
        expect(faultOf(forged, [receipt], null)).toBeGreaterThanOrEqual(number);
        expect(faultOf(forged, [{ ...receipt, entry: null }], null)).not.toBeNull();
      }),
      { numRuns: 3_000 },
    );
  });

  test("is found without any receipt where the rules of bidding do not allow it", () => {
    fc.assert(
      fc.property(forgeries, (forgery) => {
        const { log, kind, key } = forgery;
        fc.pre(neverUnseen[kind]?.includes(key) ?? false);
        // The other logs tell their rules once: there is nothing that their start could contradict.
        fc.pre(log === 0 || kind !== "rules" || key === "at" || key === "entry");
        const { forged, number } = play(forgery);
        expect(faultOf(forged, [], null)).toBeGreaterThanOrEqual(number);
      }),
      { numRuns: 3_000 },
    );
  });
});

test("a retraction's price is what a replay leads to, as narrowly as receipts before it tell", () => {
  const [reported = []] = trueLogs;
  const { receipts } = write(reported);
  const known = receipts.filter(({ entry }) => (entry ?? 0) < 7);
  const withPrice = (price: number) => write(reported, { at: 6, key: "priceMinor", value: price * 100 }).file;
  expect(faultOf(withPrice(2_051), [], null)).toBe(7);
  expect(faultOf(withPrice(701), [], null)).toBe(7);
  expect(faultOf(withPrice(549), [], null)).toBe(7);
  expect(faultOf(withPrice(651), [], null)).toBeNull();
  expect(faultOf(withPrice(651), known, null)).toBe(7);
  expect(faultOf(withPrice(599), known, null)).toBe(7);
  expect(faultOf(withPrice(650), known, null)).toBeNull();
});

interface Forgery {
  readonly at: number;
  readonly key: string;
  readonly value: unknown;
}

function play({ log, ...forgery }: Forgery & { readonly log: number }) {
  const reported = trueLogs[log] ?? [];
  return { honest: write(reported), forged: write(reported, forgery).file, number: forgery.at + 1 };
}

function write(reported: readonly Described[], forgery?: Forgery) {
  let end: LogEnd = { length: 0, hash: null };
  let file = "";
  const receipts: ClaimedBid[] = [];
  const objects: Facts[] = [];
  for (const [index, { kind, at, facts, maximumMinor }] of reported.entries()) {
    const salt = Buffer.alloc(16, index);
    const commitment = maximumMinor && {
      commitment: commitmentOf(salt, 1, maximumMinor),
      blind: "0".repeat(32),
    };
    const all = { ...facts, ...commitment };
    const { key, value } = forgery?.at === index ? forgery : { key: "", value: null };
    // The keys that each line begins with come after their forgeries, so that they keep their places.
    const changed = key === "at" ? Date.parse(String(value)) : at;
    const line = nextLine(
      { ...end, length: key === "entry" ? Number(value) - 1 : end.length },
      key === "kind" ? String(value) : kind,
      new Date(changed),
      key in all ? { ...all, [key]: value } : all,
    );
    file += lineInFile(line);
    objects.push(JSON.parse(line.text));
    const hash = line.hash.toString("hex");
    if (maximumMinor) receipts.push({ entry: index + 1, maximumMinor, salt, hash });
    end = { length: index + 1, hash: line.hash };
  }
  return { file: Buffer.from(file), receipts, objects, finalHash: end.hash?.toString("hex") ?? "" };
}

/** Another value of the same sort. */
function forge(key: string, value: unknown, change: number): unknown {
  const others: Readonly<Record<string, readonly string[]>> = {
    kind: ["opening", "takeover", "challenge", "raise"],
    by: ["bidder", "moderator", "seller"],
    outcome: ["sold", "unsold"],
  };
  const choices = (others[key] ?? []).filter((choice) => choice !== value);
  if (choices.length > 0) return choices[change % choices.length];
  if (key === "commitment") return "0".repeat(64);
  if (Array.isArray(value)) return [{ fromMinor: 0, incrementMinor: 50_00 + change }];
  if (typeof value === "boolean") return !value;
  if (typeof value === "number") return value > change && change % 2 ? value - change : value + change;
  if (typeof value === "string" && value.endsWith("Z")) {
    return new Date(Date.parse(value) + (change % 2 ? -1 : 1) * change).toISOString();
  }
  return ["a", "b", "c", "d", "e"].filter((name) => name !== value)[change % 4];
}

/** The line that is found at fault; null: the log holds. */
function faultOf(file: Buffer, receipts: readonly ClaimedBid[], finalHash: string | null): number | null {
  try {
    verifyLog(file, { receipts, finalHash });
    return null;
  } catch (error) {
    if (!(error instanceof LogFault)) throw error;
    return error.line;
  }
}

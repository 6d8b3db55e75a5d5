import { expect, test } from "vitest";
import { hourMs } from "#contract/values/durations.ts";
import { type LineFacts, type LogEnd, lineInFile, nextLine } from "./log-line.ts";
import { verifyLog } from "./verify-log.ts";

/** Logs with correct hashes whose writer breaks the rules of bidding. */

const ends = 100 * hourMs;
const iso = (ms: number) => new Date(ms).toISOString();
const commitment = "0".repeat(64);
const blind = "0".repeat(32);
const end = { endsAt: iso(ends) };
const rules: Line = [
  "rules",
  0,
  {
    lot: 5,
    startsAt: iso(0),
    plannedEndsAt: iso(ends),
    startPriceMinor: 500_00,
    hasReserve: true,
    softCloseMs: 300_000,
    increments: [
      { fromMinor: 0, incrementMinor: 50_00 },
      { fromMinor: 1_000_00, incrementMinor: 100_00 },
    ],
  },
];
type Line = [kind: string, atMs: number, facts: LineFacts];

const bid = (kind: string, at: number, bidder: string, price: number, leader = bidder, more: LineFacts = end): Line => [
  kind,
  at,
  { bidder, priceMinor: price * 100, leader, commitment, blind, ...more },
];
const opening = bid("opening", 1_000, "a", 500);
const closing = (price: number | null, leader: string | null, more: LineFacts = {}): Line => [
  "closing",
  ends,
  {
    priceMinor: price && price * 100,
    leader,
    ...end,
    outcome: leader ? "sold" : "unsold",
    finalPriceMinor: leader ? (price ?? 0) * 100 : null,
    ...more,
  },
];
const retraction = (
  at: number,
  entry: number,
  bidder: string,
  by: string,
  price: number | null,
  leader: string | null,
  retractedRaises: readonly number[] = [],
): Line => [
  "retraction",
  at,
  { bidder, priceMinor: price && price * 100, leader, ...end, retractedEntry: entry, retractedRaises, by },
];

test.each<[string, Line[]]>([
  ["a lot without bids", [closing(null, null)]],
  [
    "bids by the rules",
    [opening, bid("challenge", 2_000, "b", 550, "a"), bid("raise", 3_000, "a", 550), closing(550, "a")],
  ],
  [
    "a last bid that moves the end",
    [
      opening,
      bid("takeover", ends - 1, "b", 550, "b", { endsAt: iso(ends + 299_999) }),
      [
        "closing",
        ends + 299_999,
        {
          priceMinor: 550_00,
          leader: "b",
          endsAt: iso(ends + 299_999),
          outcome: "unsold",
          finalPriceMinor: null,
        },
      ],
    ],
  ],
  [
    "a retraction that lowers the price",
    [opening, bid("takeover", 2_000, "b", 550), retraction(hourMs, 3, "b", "bidder", 500, "a"), closing(500, "a")],
  ],
  [
    "a retraction of the only bid",
    [opening, retraction(2_000, 2, "a", "bidder", null, null), opening2(3_000), closing(500, "b")],
  ],
  [
    "a moderator's late retraction",
    [opening, bid("takeover", 2_000, "b", 550), retraction(ends - 1, 3, "b", "moderator", 500, "a"), closing(500, "a")],
  ],
  [
    "what comes after the end",
    [opening, closing(500, "a"), ["sale_voided", ends + 1, { priceMinor: 500_00, leader: "a", ...end }]],
  ],
  [
    "a lot that comes back without its bids",
    [opening, cancellation("moderator", 500, "a"), reinstatement(3_000), opening2(4_000), closing(500, "b")],
  ],
])("%s is allowed", (_name, lines) => {
  expect(verify([rules, ...lines])).toBeNull();
});

test.each<[string, Line[], RegExp]>([
  ["no rules first", [], /^1: should tell the rules$/],
  ["a first bid below the start", [bid("opening", 1, "a", 499), closing(499, "a")], /^2: is below the start/],
  ["half an increment", [opening, bid("takeover", 2_000, "b", 525), closing(525, "b")], /^3: rises by less/],
  [
    "an increment of another range",
    [bid("opening", 1, "a", 1_000), bid("takeover", 2, "b", 1_050), closing(1_050, "b")],
    /^3: rises by less/,
  ],
  ["a price that falls", [opening, bid("raise", 2_000, "a", 499), closing(499, "a")], /^3: lowers the price/],
  [
    "a challenge that leads",
    [opening, bid("challenge", 2_000, "b", 550), closing(550, "b")],
    /^3: names the wrong leader/,
  ],
  [
    "a raise by somebody else",
    [opening, bid("raise", 2_000, "b", 500, "a"), closing(500, "a")],
    /^3: is of another kind/,
  ],
  ["a second opening", [opening, opening2(2_000), closing(500, "b")], /^3: opens a lot that has a leader/],
  ["a bid at the end", [bid("opening", ends, "a", 500), closing(500, "a")], /^2: bids after the end/],
  [
    "a late bid that does not move the end",
    [bid("opening", ends - 1, "a", 500), closing(500, "a")],
    /^2: does not set the end/,
  ],
  [
    "an early bid that moves the end",
    [bid("opening", 1, "a", 500, "a", { endsAt: iso(ends + 1) }), closing(500, "a")],
    /^2: does not set the end/,
  ],
  ["a time that falls", [opening, bid("takeover", 999, "b", 550), closing(550, "b")], /^3: is earlier/],
  ["a sale above the price", [opening, closing(500, "a", { finalPriceMinor: 501_00 })], /^3: has another final price/],
  ["a sale to somebody else", [opening, closing(500, "b")], /^3: changes the leader/],
  [
    "a closing before the end",
    [
      opening,
      ["closing", ends - 1, { priceMinor: 500_00, leader: "a", ...end, outcome: "unsold", finalPriceMinor: null }],
    ],
    /^3: does not close at the end/,
  ],
  [
    "a bidder's retraction after more than an hour",
    [opening, retraction(1_001 + hourMs, 2, "a", "bidder", null, null), closing(null, null)],
    /^3: comes more than an hour/,
  ],
  [
    "a bidder's retraction near the end",
    [
      bid("opening", ends - 12 * hourMs - 1, "a", 500),
      retraction(ends - 12 * hourMs, 2, "a", "bidder", null, null),
      closing(null, null),
    ],
    /^3: comes less than 12 hours/,
  ],
  [
    "another's bid retracted in one's name",
    [opening, retraction(2_000, 2, "b", "moderator", null, null), closing(null, null)],
    /^3: names another bidder/,
  ],
  [
    "a retraction of what is retracted",
    [
      opening,
      retraction(2_000, 2, "a", "bidder", null, null),
      retraction(2_001, 2, "a", "bidder", null, null),
      closing(null, null),
    ],
    /^4: retracts what is retracted/,
  ],
  [
    "a leader without a bid left",
    [opening, retraction(2_000, 2, "a", "bidder", 500, "a"), closing(500, "a")],
    /^3: names a leader without a bid/,
  ],
  ["a bid after the closing", [opening, closing(500, "a"), bid("takeover", ends, "b", 550)], /^4: bids after the end/],
  [
    "a seller's own cancellation that is undone",
    [cancellation("seller", null, null), reinstatement(3_000), closing(null, null)],
    /^3: opens again what no moderator has cancelled/,
  ],
  [
    "bids that come back with their lot",
    [opening, cancellation("moderator", 500, "a"), reinstatement(3_000, 500, "a"), closing(500, "a")],
    /^4: brings bids back/,
  ],
  [
    "a lot that comes back after its end",
    [opening, cancellation("moderator", 500, "a"), reinstatement(ends), closing(null, null)],
    /^4: opens a lot again after its end/,
  ],
  ["no end", [opening], /^2: is the last one, but the lot is not over/],
])("%s is found", (name, lines, fault) => {
  expect(verify(name === "no rules first" ? [opening] : [rules, ...lines])).toMatch(fault);
});

function opening2(at: number): Line {
  return bid("opening", at, "b", 500);
}

function cancellation(by: string, price: number | null, leader: string | null): Line {
  return ["cancellation", 2_000, { priceMinor: price && price * 100, leader, ...end, by }];
}

function reinstatement(at: number, price: number | null = null, leader: string | null = null): Line {
  return ["reinstatement", at, { priceMinor: price && price * 100, leader, ...end }];
}

function verify(lines: readonly Line[]): string | null {
  let last: LogEnd = { length: 0, hash: null };
  let text = "";
  for (const [index, [kind, at, facts]] of lines.entries()) {
    // A line of rules has the time of the line after it.
    const notifiedAt = kind === "rules" ? (lines[index + 1]?.[1] ?? at) : at;
    const line = nextLine(last, kind, new Date(notifiedAt), facts);
    text += lineInFile(line);
    last = { length: line.entry, hash: line.hash };
  }
  try {
    verifyLog(Buffer.from(text), { receipts: [], finalHash: null });
    return null;
  } catch (error) {
    return `${(error as { line: number }).line}: ${(error as Error).message}`;
  }
}

import { describe, expect, test } from "vitest";
import { makeAttempt, makeBidder, makeLot } from "#test/make/lot.ts";
import {
  type BidKind,
  type BidRefusalCode,
  closingOutcome,
  decideBid,
  type Lot,
  minimumBid,
  minimumFor,
  reserveMet,
} from "./bidding-rules.ts";

const seller = 1;
const bidders = { A: 11, B: 12, C: 13, D: 14, E: 15 };
type Name = keyof typeof bidders;
const early = new Date(60_000);
const minute = 60_000;

type Accepted = [who: Name, crowns: number, price: number, leader: Name, kind: BidKind, met: boolean | null];
type Refused = [who: Name, crowns: number, code: BidRefusalCode, minimum: number];

const examples: [name: string, lot: Partial<Lot>, rows: (Accepted | Refused)[]][] = [
  [
    "no reserve, start 500",
    { startPriceMinor: 500_00 },
    [
      ["A", 500, 500, "A", "opening", null],
      ["B", 540, "BID_TOO_LOW", 550],
      ["B", 550, 550, "B", "takeover", null],
      ["A", 1000, 600, "A", "takeover", null],
      ["C", 900, 950, "A", "challenge", null],
      ["C", 1000, 1000, "A", "challenge", null],
      ["A", 2500, 1000, "A", "raise", null],
      ["D", 1050, "BID_TOO_LOW", 1100],
      ["D", 2500, 2500, "A", "challenge", null],
      ["D", 2600, 2600, "D", "takeover", null],
      ["A", 3050, 2700, "A", "takeover", null],
      ["E", 3000, 3050, "A", "challenge", null],
      ["E", 3250, 3250, "E", "takeover", null],
    ],
  ],
  [
    "start 500, reserve 2000",
    { startPriceMinor: 500_00, reserveMinor: 2000_00 },
    [
      ["A", 800, 800, "A", "opening", false],
      ["B", 1500, 1500, "B", "takeover", false],
      ["B", 1800, 1800, "B", "raise", false],
      ["A", 2600, 2000, "A", "takeover", true],
      ["B", 2000, "BID_TOO_LOW", 2100],
      ["B", 2200, 2300, "A", "challenge", true],
    ],
  ],
  [
    "a leader's raise that first meets the reserve brings the price to it, further raises leave it",
    { startPriceMinor: 500_00, reserveMinor: 2000_00 },
    [
      ["A", 800, 800, "A", "opening", false],
      ["A", 800, "BID_NOT_RAISED", 800.01],
      ["A", 1999.99, 1999.99, "A", "raise", false],
      ["A", 2000, 2000, "A", "raise", true],
      ["A", 9000, 2000, "A", "raise", true],
      ["B", 8900, 9000, "A", "challenge", true],
    ],
  ],
  [
    "a first bid that meets the reserve opens at it, or at the start where that is higher",
    { startPriceMinor: 500_00, reserveMinor: 600_00 },
    [["A", 5000, 600, "A", "opening", true]],
  ],
  [
    "a reserve below the start changes nothing",
    { startPriceMinor: 500_00, reserveMinor: 400_00 },
    [["A", 5000, 500, "A", "opening", true]],
  ],
  ["a first bid below the start is refused", {}, [["A", 499.99, "BID_TOO_LOW", 500]]],
];

describe.each(examples)("%s", (_, changes, rows) => {
  let lot = makeLot(changes);
  let count = 0;
  test.each(rows.map((row) => ({ row, name: `${row[0]} bids ${row[1]}` })))("$name", ({ row }) => {
    const [who, crowns] = row;
    const before = lot;
    const decision = decideBid(lot, makeAttempt(bidders[who], Math.round(crowns * 100)), early);
    if (decision.accepted) lot = { ...lot, ...decision.lot };
    if (row.length === 4) {
      const [, , code, minimum] = row;
      expect(decision).toEqual({ accepted: false, code, minimumMinor: Math.round(minimum * 100) });
      return;
    }
    const [, , price, leader, kind, met] = row;
    if (kind !== "raise") count += 1;
    expect(decision).toEqual({
      accepted: true,
      kind,
      extended: false,
      outbidUserId: kind === "takeover" ? before.leaderId : null,
      lot: {
        priceMinor: Math.round(price * 100),
        leaderId: bidders[leader],
        leaderMaximumMinor: lot.leaderMaximumMinor,
        bidCount: count,
        endsAt: before.endsAt,
        reserveMet: met,
      },
    });
    const raisedTo = leader === who ? Math.round(crowns * 100) : before.leaderMaximumMinor;
    expect(lot.leaderMaximumMinor).toBe(raisedTo);
  });
});

const end = makeLot().endsAt.getTime();

test.each<[string, Partial<Lot>, Date, BidRefusalCode | null]>([
  ["a demand", { type: "demand" }, early, "NOT_AN_AUCTION"],
  ["a fixed price", { saleMode: "fixed_price" }, early, "NOT_AN_AUCTION"],
  ["an offer by agreement", { saleMode: "by_agreement" }, early, "NOT_AN_AUCTION"],
  ["a draft", { status: "draft" }, early, "AUCTION_NOT_STARTED"],
  ["a lot in review", { status: "in_review" }, early, "AUCTION_NOT_STARTED"],
  ["a scheduled lot", { status: "scheduled" }, early, "AUCTION_NOT_STARTED"],
  ["a live lot before its start", { startsAt: new Date(60_001) }, early, "AUCTION_NOT_STARTED"],
  ["a live lot at its very start", { startsAt: early }, early, null],
  ["a live lot a millisecond before its end", {}, new Date(end - 1), null],
  ["a live lot at its very end", {}, new Date(end), "AUCTION_ENDED"],
  ["a live lot after its end", {}, new Date(end + 1), "AUCTION_ENDED"],
  ["a sold lot", { status: "sold" }, early, "AUCTION_ENDED"],
  ["an unsold lot", { status: "unsold" }, early, "AUCTION_ENDED"],
  ["a cancelled lot", { status: "cancelled" }, early, "AUCTION_ENDED"],
])("B7: a bid on %s", (_, changes, now, code) => {
  const decision = decideBid(makeLot(changes), makeAttempt(bidders.A, 500_00), now);
  expect(decision.accepted ? null : decision.code).toBe(code);
});

const requirements = { ageVerified: true, accountVerified: true };

test.each<[string, Parameters<typeof makeAttempt>[2], BidRefusalCode | null]>([
  ["the seller", { bidder: makeBidder(seller) }, "OWN_LISTING"],
  ["somebody suspended", { bidder: makeBidder(11, { suspended: true }) }, "BIDDER_SUSPENDED"],
  ["an unconfirmed e-mail", { bidder: makeBidder(11, { emailConfirmed: false }) }, "EMAIL_NOT_CONFIRMED"],
  ["an unverified age", { bidder: makeBidder(11, { ageVerified: false }), requirements }, "AGE_NOT_VERIFIED"],
  [
    "an unverified account",
    { bidder: makeBidder(11, { accountVerified: false }), requirements },
    "ACCOUNT_NOT_VERIFIED",
  ],
  ["somebody who has all that is demanded", { bidder: makeBidder(11), requirements }, null],
  [
    "somebody who lacks what is not demanded",
    { bidder: makeBidder(11, { ageVerified: false, accountVerified: false }) },
    null,
  ],
])("B8: a bid of %s", (_, changes, code) => {
  const decision = decideBid(makeLot(), makeAttempt(11, 500_00, changes), early);
  expect(decision.accepted ? null : decision.code).toBe(code);
});

test("whoever may not bid learns that rather than a minimum", () => {
  const offer = makeAttempt(seller, 1, { bidder: makeBidder(seller, { suspended: true }) });
  expect(decideBid(makeLot(), offer, early)).toEqual({ accepted: false, code: "OWN_LISTING" });
});

describe("B6: with five minutes of soft close", () => {
  const led = makeLot({ priceMinor: 500_00, leaderId: 11, leaderMaximumMinor: 800_00, bidCount: 1 });
  test.each([
    ["an opening", makeLot(), 12, 500_00, 4, true],
    ["a takeover", led, 12, 900_00, 4, true],
    ["a challenge", led, 12, 600_00, 4, true],
    ["a bid in the last millisecond", led, 12, 600_00, 1 / minute, true],
    ["a bid with exactly five minutes left", led, 12, 600_00, 5, false],
    ["a bid with six minutes left", led, 12, 600_00, 6, false],
    ["a leader's raise", led, 11, 900_00, 4, false],
    ["a bid without soft close", { ...led, softCloseMs: 0 }, 12, 600_00, 4, false],
  ])("%s", (_, lot, bidderId, maximum, minutesLeft, extended) => {
    const now = new Date(end - minutesLeft * minute);
    const decision = decideBid(lot, makeAttempt(bidderId, maximum), now);
    if (!decision.accepted) throw new Error(decision.code);
    expect(decision.extended).toBe(extended);
    const expectedEnd = extended ? now.getTime() + 5 * minute : end;
    expect(decision.lot.endsAt.getTime()).toBe(expectedEnd);
  });
});

test("B1, B2: the minimum is the start, then price and increment; for the leader a haléř above the own maximum", () => {
  expect(minimumBid(makeLot())).toBe(500_00);
  const led = makeLot({ priceMinor: 999_99, leaderId: 11, leaderMaximumMinor: 1_500_00 });
  expect(minimumBid(led)).toBe(1_049_99);
  expect(minimumFor(led, null)).toBe(1_049_99);
  expect(minimumFor(led, 12)).toBe(1_049_99);
  expect(minimumFor(led, 11)).toBe(1_500_01);
});

test.each<[string, Partial<Lot>, unknown, boolean | null]>([
  ["without a bid", {}, { outcome: "unsold" }, null],
  ["without a bid but with a reserve", { reserveMinor: 600_00 }, { outcome: "unsold" }, false],
  [
    "with a bid and no reserve",
    { priceMinor: 500_00, leaderId: 11, leaderMaximumMinor: 800_00 },
    { outcome: "sold", winnerId: 11, finalPriceMinor: 500_00 },
    null,
  ],
  [
    "a haléř below the reserve",
    { reserveMinor: 600_00, priceMinor: 599_99, leaderId: 11, leaderMaximumMinor: 599_99 },
    { outcome: "unsold" },
    false,
  ],
  [
    "at the reserve",
    { reserveMinor: 600_00, priceMinor: 600_00, leaderId: 11, leaderMaximumMinor: 600_00 },
    { outcome: "sold", winnerId: 11, finalPriceMinor: 600_00 },
    true,
  ],
])("a lot closing %s", (_, changes, outcome, met) => {
  expect(closingOutcome(makeLot(changes))).toEqual(outcome);
  expect(reserveMet(makeLot(changes))).toBe(met);
});

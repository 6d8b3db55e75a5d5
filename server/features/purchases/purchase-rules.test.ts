import { expect, test } from "vitest";
import { makeBidder, makeLot } from "#test/make/lot.ts";
import { decidePurchase, type ForSale } from "./purchase-rules.ts";

const now = new Date(24 * 60 * 60 * 1000);
const requirements = { ageVerified: false, accountVerified: false };

function auction(changes: Partial<NonNullable<ForSale["lot"]>> = {}): ForSale {
  const lot = makeLot({ buyNowMinor: 900_00, ...changes });
  return {
    row: { ...lot, askedPriceMinor: null, frozenAt: null, termsRevision: 3 },
    lot,
    sellerMayTrade: true,
  };
}

function fixedPrice(changes: Partial<ForSale["row"]> = {}): ForSale {
  const { row } = auction();
  const plain = {
    saleMode: "fixed_price",
    buyNowMinor: null,
    askedPriceMinor: 900_00,
    endsAt: null,
  } as const;
  return { row: { ...row, ...plain, ...changes }, lot: null, sellerMayTrade: true };
}

function decide(listing: ForSale, seenPriceMinor = 900_00, bidder = makeBidder(2), at = now) {
  return decidePurchase(listing, { bidder, requirements, seenPriceMinor }, at);
}

const led = { leaderId: 3, leaderMaximumMinor: 600_00, priceMinor: 600_00, bidCount: 1 };

test("buy now sells at its price until the first bid", () => {
  expect(decide(auction())).toEqual({ accepted: true, priceMinor: 900_00, soldBy: "buy_now" });
  expect(decide(auction(led))).toEqual({ accepted: false, code: "BUY_NOW_GONE" });
});

test("with a reserve, buy now stays until the reserve is met, and never sells below what is bid", () => {
  expect(decide(auction({ ...led, reserveMinor: 700_00 })).accepted).toBe(true);
  expect(decide(auction({ ...led, reserveMinor: 600_00 }))).toMatchObject({ code: "BUY_NOW_GONE" });
  const high = { ...led, leaderMaximumMinor: 950_00, priceMinor: 950_00, reserveMinor: 2_000_00 };
  expect(decide(auction(high))).toMatchObject({ code: "BUY_NOW_GONE" });
});

test("a fixed price sells at what is asked", () => {
  expect(decide(fixedPrice())).toEqual({ accepted: true, priceMinor: 900_00, soldBy: "fixed_price" });
});

test.each([
  ["an auction without buy now", auction({ buyNowMinor: null }), "NOT_FOR_PURCHASE"],
  ["a price by agreement", fixedPrice({ saleMode: "by_agreement" }), "NOT_FOR_PURCHASE"],
  ["a demand", fixedPrice({ type: "demand" }), "NOT_FOR_PURCHASE"],
  ["a sold one", auction({ status: "sold" }), "ALREADY_SOLD"],
  ["a sold fixed price", fixedPrice({ status: "sold" }), "ALREADY_SOLD"],
  ["an unsold one", auction({ status: "unsold" }), "PURCHASE_CLOSED"],
  ["a cancelled one", fixedPrice({ status: "cancelled" }), "PURCHASE_CLOSED"],
  ["one whose seller may not sell", { ...fixedPrice(), sellerMayTrade: false }, "PURCHASE_CLOSED"],
  ["an auction whose seller may not sell", { ...auction(), sellerMayTrade: false }, "PURCHASE_CLOSED"],
  ["one whose end has come", auction({ endsAt: now }), "PURCHASE_CLOSED"],
  ["a scheduled one", auction({ status: "scheduled" }), "PURCHASE_NOT_STARTED"],
  ["one that starts later", fixedPrice({ startsAt: new Date(now.getTime() + 1) }), "PURCHASE_NOT_STARTED"],
] as const)("P3: %s is not bought: %#", (_, listing, code) => {
  expect(decide(listing)).toEqual({ accepted: false, code });
});

test.each([
  ["the seller", makeBidder(1), "OWN_PURCHASE"],
  ["a suspended person", makeBidder(2, { suspended: true }), "BIDDER_SUSPENDED"],
  ["an unconfirmed person", makeBidder(2, { emailConfirmed: false }), "EMAIL_NOT_CONFIRMED"],
] as const)("%s does not buy", (_, bidder, code) => {
  expect(decide(auction(), 900_00, bidder)).toEqual({ accepted: false, code });
  expect(decide(fixedPrice(), 900_00, bidder)).toEqual({ accepted: false, code });
});

test("P2: what the category demands of a bidder it demands of a buyer", () => {
  const strict = (changes: object) =>
    decidePurchase(
      auction(),
      {
        bidder: makeBidder(2, changes),
        requirements: { ageVerified: true, accountVerified: true },
        seenPriceMinor: 900_00,
      },
      now,
    );
  expect(strict({ ageVerified: false })).toMatchObject({ code: "AGE_NOT_VERIFIED" });
  expect(strict({ accountVerified: false })).toMatchObject({ code: "ACCOUNT_NOT_VERIFIED" });
});

test("P1: another price than the one that was seen is told, not charged", () => {
  expect(decide(auction(), 800_00)).toEqual({ accepted: false, code: "PRICE_CHANGED", priceMinor: 900_00 });
});

import { expect, test } from "vitest";
import { canBuyNow } from "#server/features/bids/buy-now-rules.ts";
import { makeLot } from "#test/make/lot.ts";
import { reserveStateOf, usableBuyNow } from "./card-rules.ts";

const now = new Date(1_000);
const bid = { leaderId: 7, leaderMaximumMinor: 900_00, bidCount: 1 };

test.each<[string, Parameters<typeof makeLot>[0], number | null]>([
  ["before the first bid", { buyNowMinor: 800_00 }, 800_00],
  ["not where there is none", {}, null],
  ["not after the first bid", { buyNowMinor: 1_500_00, priceMinor: 500_00, ...bid }, null],
  [
    "still while a reserve is not met",
    { buyNowMinor: 1_500_00, reserveMinor: 1_000_00, priceMinor: 900_00, ...bid },
    1_500_00,
  ],
  ["not once it is met", { buyNowMinor: 1_500_00, reserveMinor: 900_00, priceMinor: 900_00, ...bid }, null],
  ["never for less than was bid", { buyNowMinor: 800_00, reserveMinor: 1_000_00, priceMinor: 900_00, ...bid }, null],
  ["not after the end", { buyNowMinor: 800_00, endsAt: now }, null],
  ["not on a listing that is not live", { buyNowMinor: 800_00, status: "scheduled" }, null],
])("a card shows buy now %s, just as bidding allows it", (_, changes, expected) => {
  const lot = makeLot(changes);
  expect(usableBuyNow(lot, now)).toBe(expected);
  expect(canBuyNow(lot, now)).toBe(expected !== null);
});

test("B4: of a reserve only met or not met is shown, and only where bids are taken", () => {
  expect(reserveStateOf(makeLot())).toBe("none");
  expect(reserveStateOf(makeLot({ reserveMinor: 900_00 }))).toBe("not_met");
  expect(reserveStateOf(makeLot({ reserveMinor: 900_00, ...bid, priceMinor: 900_00 }))).toBe("met");
  expect(reserveStateOf(makeLot({ reserveMinor: 900_00, saleMode: "fixed_price" }))).toBe("none");
});

import { expect, test } from "vitest";
import { makeLot } from "#test/make/lot.ts";
import type { Lot } from "./bidding-rules.ts";
import { canBuyNow } from "./buy-now-rules.ts";

const early = new Date(60_000);

test.each<[string, Partial<Lot>, boolean]>([
  ["before the first bid", { buyNowMinor: 900_00 }, true],
  ["where the seller set none", {}, false],
  ["after a bid", { buyNowMinor: 900_00, priceMinor: 500_00, leaderId: 11, leaderMaximumMinor: 600_00 }, false],
  [
    "after a bid below the reserve",
    {
      buyNowMinor: 900_00,
      reserveMinor: 700_00,
      priceMinor: 600_00,
      leaderId: 11,
      leaderMaximumMinor: 600_00,
    },
    true,
  ],
  [
    "once the reserve is met",
    {
      buyNowMinor: 900_00,
      reserveMinor: 600_00,
      priceMinor: 600_00,
      leaderId: 11,
      leaderMaximumMinor: 600_00,
    },
    false,
  ],
  [
    "once bids below a high reserve reach it",
    {
      buyNowMinor: 900_00,
      reserveMinor: 990_00,
      priceMinor: 900_00,
      leaderId: 11,
      leaderMaximumMinor: 900_00,
    },
    false,
  ],
  ["before the start", { buyNowMinor: 900_00, startsAt: new Date(60_001) }, false],
  ["at the end", { buyNowMinor: 900_00, endsAt: early }, false],
  ["when sold", { buyNowMinor: 900_00, status: "sold" }, false],
])("B5: buy now %s", (_, changes, expected) => {
  expect(canBuyNow(makeLot(changes), early)).toBe(expected);
});

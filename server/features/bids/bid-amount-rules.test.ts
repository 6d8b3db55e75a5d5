import fc from "fast-check";
import { expect, test } from "vitest";
import { maxCzk } from "#contract/values/max-czk.ts";
import { toMinor } from "#contract/values/minor-units.ts";
import { positiveCzk } from "#contract/values/money.ts";
import { readBidAmount } from "./bid-amount-rules.ts";

test.each<[unknown, number, string | null]>([
  [600, 600_00, null],
  [0.1 + 0.2, 30, null],
  [maxCzk, 999_999_999_900, null],
  ["600", 0, "BID_NOT_A_NUMBER"],
  [undefined, 0, "BID_NOT_A_NUMBER"],
  [Number.NaN, 0, "BID_NOT_A_NUMBER"],
  [-0.001, 0, "BID_NEGATIVE"],
  [-Infinity, 0, "BID_NEGATIVE"],
  [maxCzk + 0.01, 0, "BID_TOO_LARGE"],
  [Infinity, 0, "BID_TOO_LARGE"],
  [600.005, 0, "BID_DECIMALS"],
])("%o is %d haléře, problem %o", (value, maximumMinor, problem) => {
  expect(readBidAmount(value)).toEqual({ maximumMinor, problem });
});

test("B12: what is not an amount of the contract counts as nothing, what is one counts in full", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        fc.double(),
        fc.integer(),
        fc.integer().map((n) => n / 100),
      ),
      (value) => {
        const amount = positiveCzk.safeParse(value);
        const counted = amount.success ? toMinor(amount.data) : 0;
        expect(readBidAmount(value).maximumMinor === counted).toBe(true);
      },
    ),
    { numRuns: 1_000 },
  );
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { shareDiscount } from "./discount-share-rules.ts";

test("VO5: what is left over by cutting down goes to who lost most", () => {
  expect(shareDiscount(100, [100, 100, 100])).toEqual([34, 33, 33]);
  expect(shareDiscount(10, [1, 999])).toEqual([0, 10]);
  expect(shareDiscount(0, [500])).toEqual([0]);
  expect(shareDiscount(0, [])).toEqual([]);
});

test("VO5: shares add up to the discount, and none is more than its price, whatever the amounts", () => {
  const prices = fc.array(fc.nat(99_999_999_99), { minLength: 1, maxLength: 100 });
  fc.assert(
    fc.property(prices, fc.double({ min: 0, max: 1, noNaN: true }), (all, part) => {
      const whole = all.reduce((sum, price) => sum + price, 0);
      const discount = Math.floor(whole * part);
      const shares = shareDiscount(discount, all);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(discount);
      for (const [index, share] of shares.entries()) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(all[index] ?? 0);
      }
    }),
  );
});

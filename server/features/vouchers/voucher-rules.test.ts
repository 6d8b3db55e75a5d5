import fc from "fast-check";
import { expect, test } from "vitest";
import { isOfCategory, type VoucherCase, type VoucherTerms, voucherDiscount, voucherRefusal } from "./voucher-rules.ts";

const now = new Date("2026-11-24T12:00:00Z");
const terms: VoucherTerms = {
  ...{ percent: 10, amountMinor: null, validFrom: null, validUntil: null, totalLimit: null, userLimit: null },
  ...{
    minimumMinor: 0,
    email: "",
    categoryId: null,
    subjects: [],
    active: true,
    ownerId: null,
    issuerId: null,
    rewardPercent: 0,
  },
};
const it: VoucherCase = {
  ...{ subject: "topping", totalMinor: 5_900, helpsAny: true, uses: 0, now },
  payer: { id: 1, email: "jana@firma.cz", uses: 0 },
};

test.each<[string, Partial<VoucherTerms>, Partial<VoucherCase>, ReturnType<typeof voucherRefusal>]>([
  ["without conditions", {}, {}, null],
  ["that was ended", { active: false }, {}, "VOUCHER_OVER"],
  ["at the very instant of its end", { validUntil: now }, {}, "VOUCHER_OVER"],
  ["a moment before its end", { validUntil: new Date(now.getTime() + 1) }, {}, null],
  ["before it begins", { validFrom: new Date(now.getTime() + 1) }, {}, "VOUCHER_NOT_YET"],
  ["at its beginning", { validFrom: now }, {}, null],
  ["of its payer, with a reward", { ownerId: 1, rewardPercent: 20 }, {}, "VOUCHER_OWN"],
  ["that its payer issued", { issuerId: 1 }, {}, "VOUCHER_ISSUED"],
  ["of its payer, without a reward", { ownerId: 1 }, {}, null],
  ["of somebody else", { ownerId: 2, rewardPercent: 20 }, {}, null],
  ["used up", { totalLimit: 5 }, { uses: 5 }, "VOUCHER_USED_UP"],
  ["with one use left", { totalLimit: 5 }, { uses: 4 }, null],
  ["used by its payer", { userLimit: 1 }, { payer: { id: 1, email: "", uses: 1 } }, "VOUCHER_USED"],
  ["for each person once, of a guest", { userLimit: 1 }, { payer: null }, "VOUCHER_SIGN_IN"],
  ["for an e-mail, of a guest", { email: "@firma.cz" }, { payer: null }, "VOUCHER_SIGN_IN"],
  ["for everybody, of a guest", {}, { payer: null }, null],
  ["for another e-mail", { email: "petr@firma.cz" }, {}, "VOUCHER_EMAIL"],
  ["for this e-mail in other letters", { email: "Jana@Firma.cz" }, {}, null],
  ["for a domain", { email: "@firma.cz" }, {}, null],
  [
    "for a domain that only ends alike",
    { email: "@firma.cz" },
    { payer: { id: 1, email: "jana@cizi-firma.cz", uses: 0 } },
    "VOUCHER_EMAIL",
  ],
  ["that helps with no part", {}, { helpsAny: false }, "VOUCHER_ELSEWHERE"],
  ["for packages", { subjects: ["package"] }, {}, "VOUCHER_ELSEWHERE"],
  ["from a price on that is not reached", { minimumMinor: 5_901 }, {}, "VOUCHER_MINIMUM"],
  ["from this price on", { minimumMinor: 5_900 }, {}, null],
])("VO1: a voucher %s", (_what, change, facts, refusal) => {
  expect(voucherRefusal({ ...terms, ...change }, { ...it, ...facts })).toBe(refusal);
});

test("VO1: a voucher of a category is for those below it, too", () => {
  expect([20, 21, null].map((categoryId) => isOfCategory({ categoryId }, [1, 20, 32]))).toEqual([true, false, true]);
});

test("VO2: a discount is a whole number of haléře, never more than the price", () => {
  const discount = fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 100 }), amountMinor: fc.constant(null) }),
    fc.record({ percent: fc.constant(null), amountMinor: fc.integer({ min: 1, max: 1_000_000 }) }),
  );
  fc.assert(
    fc.property(discount, fc.nat(10_000_000), (given, price) => {
      const off = voucherDiscount(given, price);
      expect(Number.isInteger(off)).toBe(true);
      expect(off).toBeGreaterThanOrEqual(0);
      expect(off).toBeLessThanOrEqual(price);
    }),
  );
  expect(voucherDiscount({ percent: 15, amountMinor: null }, 5_999)).toBe(899);
});

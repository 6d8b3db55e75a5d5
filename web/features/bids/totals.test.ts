import { expect, test } from "vitest";
import { allInTotal } from "./totals.ts";

test("D9, MO5: delivery is in the total where its price is known and the goods are sent", () => {
  expect(allInTotal(33_000, { shippingPrice: 189, handover: "both", buyerPremium: null })).toEqual({
    total: 33_189,
    premium: 0,
    kind: "shipped",
  });
  expect(allInTotal(33_000, { shippingPrice: null, handover: "post", buyerPremium: null })).toEqual({
    total: 33_000,
    premium: 0,
    kind: "by_agreement",
  });
  expect(allInTotal(33_000, { shippingPrice: 189, handover: "in_person", buyerPremium: null })).toEqual({
    total: 33_000,
    premium: 0,
    kind: "in_person",
  });
});

test("haléře add up exactly", () => {
  expect(allInTotal(0.1, { shippingPrice: 0.2, handover: "post", buyerPremium: null }).total).toBe(0.3);
});

test("FE7: a buyer's premium is in the total", () => {
  const buyerPremium = { percent: 5, minimum: 20, cap: 1_000 };
  const terms = { shippingPrice: 189, handover: "post" as const, buyerPremium };
  expect(allInTotal(10_000, terms)).toEqual({ total: 10_689, premium: 500, kind: "shipped" });
  expect(allInTotal(100, terms).premium).toBe(20);
  expect(allInTotal(50_000, terms).premium).toBe(1_000);
});

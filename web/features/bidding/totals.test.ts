import { expect, test } from "vitest";
import { allInTotal } from "./totals.ts";

test("delivery is in the total where its price is known and the goods are sent", () => {
  expect(allInTotal(33_000, { shippingPrice: 189, handover: "both" })).toEqual({
    total: 33_189,
    kind: "shipped",
  });
  expect(allInTotal(33_000, { shippingPrice: null, handover: "post" })).toEqual({
    total: 33_000,
    kind: "by_agreement",
  });
  expect(allInTotal(33_000, { shippingPrice: 189, handover: "in_person" })).toEqual({
    total: 33_000,
    kind: "in_person",
  });
});

test("haléře add up exactly", () => {
  expect(allInTotal(0.1, { shippingPrice: 0.2, handover: "post" }).total).toBe(0.3);
});

import { expect, test } from "vitest";
import { emptyValues } from "#web/pages/listing-form/form-values.ts";
import { conditionLines, leftovers } from "./condition-sheet-rules.ts";

test("nothing is emptied while every written field is shown", () => {
  const auction = { ...emptyValues, startPrice: 500, reservePrice: 900 };
  expect(leftovers(auction, "spirits")).toEqual({});
});

test("prices of another way of selling are emptied", () => {
  const fixed = {
    ...emptyValues,
    saleMode: "fixed_price",
    startPrice: 500,
    buyNowPrice: 900,
    price: 800,
  } as const;
  expect(leftovers(fixed, "spirits")).toEqual({ startPrice: null, buyNowPrice: null });
  expect(leftovers({ ...fixed, saleMode: "auction" }, "spirits")).toEqual({ price: null });
});

test("lines that make no sense for the category are emptied, the others stay", () => {
  const condition = { ...emptyValues.condition, fillLevel: "neck", pieces: 25 } as const;
  expect(leftovers({ ...emptyValues, condition }, "tobacco").condition).toMatchObject({
    fillLevel: null,
    pieces: 25,
  });
});

test("L14: a cigar has no closure, wine no duty stamp, a sought thing no state", () => {
  expect(conditionLines("tobacco", "supply")).not.toContain("closure");
  expect(conditionLines("wine", "supply")).not.toContain("dutyStamp");
  expect(conditionLines("spirits", "demand")).not.toContain("labelState");
});

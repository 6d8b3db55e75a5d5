import { expect, test } from "vitest";
import { bidExposureRefusal, unpaidRefusal } from "./exposure-rules.ts";

const terms = { unpaidDeals: 3, leadingMinor: 50_000_00 };
const none = { paidSellers: 0, unpaid: 0, leadingMinor: 0 };

test("X1: a new account buys three things before it pays, and one more for each seller it has paid", () => {
  expect(unpaidRefusal({ ...none, unpaid: 2 }, terms)).toBeNull();
  expect(unpaidRefusal({ ...none, unpaid: 3 }, terms)).toEqual({ code: "UNPAID_LIMIT", limit: 3 });
  expect(unpaidRefusal({ ...none, unpaid: 4, paidSellers: 2 }, terms)).toBeNull();
  expect(unpaidRefusal({ ...none, unpaid: 5, paidSellers: 2 }, terms)).toMatchObject({ limit: 5 });
});

test("what leads stays within the bound to the haléř, and the bound grows with each seller paid", () => {
  const leading = { ...none, leadingMinor: 30_000_00 };
  expect(bidExposureRefusal(leading, terms, 20_000_00)).toBeNull();
  expect(bidExposureRefusal(leading, terms, 20_000_01)).toEqual({
    code: "LEADING_LIMIT",
    limitMinor: 50_000_00,
    leftMinor: 20_000_00,
  });
  expect(bidExposureRefusal({ ...leading, paidSellers: 1 }, terms, 70_000_00)).toBeNull();
  expect(bidExposureRefusal({ ...none, leadingMinor: 60_000_00 }, terms, 1)).toMatchObject({ leftMinor: 0 });
});

test("who has too much unpaid does not bid either", () => {
  expect(bidExposureRefusal({ ...none, unpaid: 3 }, terms, 500_00)).toMatchObject({ code: "UNPAID_LIMIT" });
});

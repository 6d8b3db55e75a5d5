import { z } from "zod";

/** Greatest amount the API takes or gives: ten digits of whole crowns. */
export const maxCzk = 9_999_999_999;

/** Crowns with at most two decimals, as amounts travel in JSON (product decisions, "Money"). */
export const czk = z
  .number()
  .min(0)
  .max(maxCzk)
  .refine(hasAtMostTwoDecimals, { params: { code: "decimals" } })
  .describe("Amount in CZK, at most two decimals");

/** As `czk`, but more than nothing. */
export const positiveCzk = czk.refine((value) => value > 0, { params: { code: "positive" } });

/** Crowns from the wire to integer haléře, as amounts are stored. */
export function toMinor(amountCzk: number): number {
  return Math.round(amountCzk * 100);
}

/** Integer haléře to crowns for the wire. */
export function toCzk(minor: number): number {
  return minor / 100;
}

function hasAtMostTwoDecimals(value: number): boolean {
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-4;
}

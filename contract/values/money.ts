import { z } from "zod";
import { maxCzk } from "./max-czk.ts";
import { toCzk, toMinor } from "./minor-units.ts";

/**
 * MO1: Amounts are integer haléře and travel as Kč with at most two decimals, from 0 to {maxCzk}.
 *
 * A wrong amount is refused for one reason.
 */
export const czk = z
  .number()
  .min(0, { abort: true })
  .max(maxCzk, { abort: true })
  .refine(hasAtMostTwoDecimals, { params: { code: "decimals" } })
  .describe("Amount in CZK, at most two decimals");

/** As `czk`, but at least one haléř. */
export const positiveCzk = z
  .number()
  .refine((value) => value > 0, { params: { code: "positive" }, abort: true })
  .max(maxCzk, { abort: true })
  .refine(hasAtMostTwoDecimals, { params: { code: "decimals" } })
  .meta({ description: "Amount in CZK, at least 0.01, at most two decimals", exclusiveMinimum: 0 });

/** Allows for the error of floating point: 0.1 + 0.2 is 0.30, while 0.0000001 is no amount. */
export function hasAtMostTwoDecimals(value: number): boolean {
  return Math.abs(value - toCzk(toMinor(value))) <= 4 * Number.EPSILON * Math.abs(value);
}

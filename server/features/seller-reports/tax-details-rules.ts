import type { SellerGap } from "#contract/seller-reports/seller-reports.ts";
import { pragueDay } from "#contract/values/prague-day.ts";
import { isInUnion } from "./seller-report-rules.ts";

/** From so many sales or euros of a year on a seller is near the thresholds of TR2, and is asked for what is missing. */
const manySales = 25;
const manyEuros = 1_500;

/** Whether a seller of a year is near the thresholds (rule TR7). */
export function isNear({
  sales,
  euros,
  country,
}: {
  readonly sales: number;
  readonly euros: number;
  readonly country: string;
}): boolean {
  return isInUnion(country) && (sales >= manySales || euros >= manyEuros);
}

/** Years that sellers are asked about on a day in Prague: its own, and in January, when it is reported, the one before. */
export function yearsAskedAbout(now: Date): number[] {
  const [year, month] = pragueDay(now).split("-").map(Number);
  return month === 1 ? [Number(year) - 1, Number(year)] : [Number(year)];
}

/** What a seller can fill in: accounts come from what was paid to. */
export const gapsToAsk = (gaps: readonly SellerGap[]): SellerGap[] => gaps.filter((gap) => gap !== "account");

/** Whether somebody can have been born on a day, as people sell who live. */
export const isBirthDate = (day: string, now: Date): boolean => day >= "1900-01-01" && day < pragueDay(now);

/**
 * TR9: Of tax details a Czech number is a DIČ or a birth number, with or without letters, and a birth lies in the past
 * and not before 1900.
 *
 * A number that a country (ISO 3166-1 alpha-2) taxes by, as stored; null where the text is none. A Czech one is a DIČ, with or without
 * its letters; the digits are not summed, since the tax office gives numbers of its own to those without a birth number.
 */
export function readTaxNumber(written: string, country: string): string | null {
  const text = written.replace(/[\s/]/g, "").toUpperCase();
  if (text === "") return "";
  if (country === "CZ") return /^(CZ)?\d{8,10}$/.test(text) ? text : null;
  return /^(?=.*\d)[A-Z0-9.+*-]{4,30}$/.test(text) ? text : null;
}

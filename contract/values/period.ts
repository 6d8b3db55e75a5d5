import { dayAfter } from "./prague-day.ts";

/** The most days of a file that is made of a period: a year, be it a leap one. */
const mostDays = 366;

export type PeriodFault = "open" | "backwards" | "long";

/** Why a period of days in Prague, both counted in, makes no file; null where it does. */
export function periodFault({ from, to }: { from: string; to: string }): PeriodFault | null {
  if (from === "" || to === "") return "open";
  if (to < from) return "backwards";
  return to >= dayAfter(from, mostDays) ? "long" : null;
}

import { type SellerGroup, sellerGroups } from "#contract/seller-reports/seller-reports.ts";
import { pragueDay } from "#web/format/dates.ts";
import { addressOf } from "#web/pages/admin/list/address-of.ts";

export interface ReportQuery {
  readonly year: number;
  readonly group: SellerGroup;
}

/** How many years may be chosen, the present one first. */
const shownYears = 5;

/** The years of which a report can be seen at an instant, the latest first. */
export function yearsAt(serverTime: string): number[] {
  const present = Number(pragueDay(serverTime).slice(0, 4));
  return Array.from({ length: shownYears }, (_, back) => present - back);
}

/** What an address asks for: without a year the last one that has ended, which is the one to report. */
export function queryOfReport(search: URLSearchParams, serverTime: string): ReportQuery {
  const years = yearsAt(serverTime);
  return {
    year: years.find((year) => String(year) === search.get("year")) ?? Number(years[1]),
    group: sellerGroups.find((group) => group === search.get("group")) ?? "all",
  };
}

/** The address's query, beginning with `?`. */
export function addressOfReport({ year, group }: ReportQuery, page = 1): string {
  const values = { year: String(year), group, page: String(page) };
  return addressOf(values, { group: "all", page: "1" });
}

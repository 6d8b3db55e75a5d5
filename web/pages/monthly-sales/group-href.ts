import type { SaleHead } from "#contract/monthly-sales/monthly-sales.ts";
import { longestPage } from "#contract/search/listing-query.ts";
import { withFilters } from "#web/features/listings/listing-filters.ts";

/** Anchor of a group's section, by its place from 0. */
export function groupAnchor(group: number): string {
  return `g${group + 1}`;
}

/** Where a group begins in the catalogue: the page and the section in it. */
export function groupHref(sale: Pick<SaleHead, "groups">, group: number, search: URLSearchParams): string {
  const before = sale.groups.slice(0, group).reduce((sum, { lots }) => sum + lots, 0);
  const page = Math.floor(before / longestPage) + 1;
  const filters = withFilters(search, { page: page === 1 ? undefined : String(page) });
  return `${filters}#${groupAnchor(group)}`;
}

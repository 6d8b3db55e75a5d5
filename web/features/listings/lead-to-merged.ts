import { redirect } from "react-router";
import type { FacetCounts } from "#contract/search/facets.ts";
import type { ListingQuery } from "#contract/search/listing-query.ts";
import { pagePathOf } from "#web/session/guards.ts";
import { withFilters } from "./listing-filters.ts";

/** Sends an address that narrows a list to a merged brand to that of the other one, for good (rule T12). */
export function leadToMerged(request: Request, { brand = [] }: ListingQuery, { merged }: FacetCounts): void {
  if (!brand.some((id) => merged[id])) return;
  const { searchParams } = new URL(request.url);
  const now = [...new Set(brand.map((id) => merged[id] ?? id))];
  throw redirect(`${pagePathOf(request)}${withFilters(searchParams, { brand: now })}`, 301);
}

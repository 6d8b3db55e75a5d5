import { type ListingQuery, listingQuery } from "#contract/auctions.ts";

/** The filters that a list keeps in its address; what does not fit is as if it were not there. */
export function listingFiltersOf(search: URLSearchParams): ListingQuery {
  const { type, saleMode, state, duration, endsWithinHours, sort, page, q } = listingQuery.parse(
    Object.fromEntries(search),
  );
  return { type, saleMode, state, duration, endsWithinHours, sort, page, q };
}

/** The same address with some filters changed; anything but a page starts at the first page again. */
export function withFilters(search: URLSearchParams, changes: Record<string, string | undefined>): string {
  const next = new URLSearchParams(search);
  if (!("page" in changes)) next.delete("page");
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) next.delete(name);
    else next.set(name, value);
  }
  const query = next.toString();
  return query ? `?${query}` : "?";
}

import { type ListingQuery, listingQuery } from "#contract/search/listing-query.ts";

/** The filters that a list keeps in its address; what does not fit is as if it were not there. */
export function listingFiltersOf(search: URLSearchParams): ListingQuery {
  const {
    category: _ofPath,
    lang: _ofPage,
    ...query
  } = Object.fromEntries([...new Set(search.keys())].map((name) => [name, valuesOf(search, name)]));
  return listingQuery.parse(query);
}

/** A name that repeats has several values. */
function valuesOf(search: URLSearchParams, name: string): string | string[] {
  const values = search.getAll(name);
  return values.length > 1 ? values : (values[0] ?? "");
}

/** The same address with some filters changed; anything but a page starts at the first page again. */
export function withFilters(
  search: URLSearchParams,
  changes: Record<string, string | readonly string[] | undefined>,
): string {
  const next = new URLSearchParams(search);
  if (!("page" in changes)) {
    next.delete("page");
    next.delete("turn");
  }
  for (const [name, value] of Object.entries(changes)) {
    next.delete(name);
    for (const one of [value ?? []].flat()) next.append(name, one);
  }
  const query = next.toString();
  return query ? `?${query}` : "?";
}

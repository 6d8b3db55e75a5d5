import type { ListingQuery } from "#contract/finding/listing-query.ts";
import { keptFilters } from "./kept-filters.ts";
import { WatchSearch } from "./watch-search.tsx";

/** Watches what a list shows; nothing where that would be everything. */
export default function WatchList({
  filters,
  category,
}: {
  filters: ListingQuery;
  category: number | undefined;
}) {
  const watchable = keptFilters(filters, category);
  if (Object.keys(watchable).length === 0) return null;
  return <WatchSearch filters={watchable} kind="outline" size="small" />;
}

import type { ListingQuery } from "#contract/search/listing-query.ts";
import { savedFilters } from "./saved-filters.ts";
import { WatchSearch } from "./watch-search.tsx";

/** Watches what a list shows; nothing where that would be everything. */
export default function WatchList({ filters, category }: { filters: ListingQuery; category: number | undefined }) {
  const watchable = savedFilters(filters, category);
  if (Object.keys(watchable).length === 0) return null;
  return <WatchSearch filters={watchable} kind="outline" size="small" />;
}

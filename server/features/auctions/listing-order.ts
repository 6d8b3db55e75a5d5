import { type SQL, sql } from "drizzle-orm";
import type { ListingSort } from "#contract/auctions.ts";
import type { ListingFilter } from "./listing-filter.ts";

/** How a list is ordered; the id settles ties, so that pages neither repeat nor lose a listing. */
export function listingOrder(filter: ListingFilter, now: Date): SQL {
  const isShelf = filter.state === "running" && filter.category !== undefined;
  // Lots have their order within a sale; across sales there is none.
  const sort = filter.sort === "lot" && !filter.sale ? "ending" : filter.sort;
  const order = orders[filter.state][sort];
  // On a category's shelf, what is topped stands first.
  return isShelf ? sql`(l.topped_until is not null and l.topped_until > ${now}) desc, ${order}` : order;
}

const running: Record<ListingSort, SQL> = {
  ending: sql`l.ends_at nulls last, l.id`,
  newest: sql`l.published_at desc nulls last, l.id desc nulls last`,
  price_asc: sql`l.shown_price_minor nulls last, l.id`,
  price_desc: sql`l.shown_price_minor desc nulls last, l.id`,
  bids: sql`l.bid_count desc nulls last, l.ends_at nulls last, l.id`,
  // As a catalogue: groups as they were planned to close, lots by their numbers. The index of sales has just this order.
  lot: sql`l.sale_closes_on, l.planned_ends_at, l.lot_number`,
};

const orders: Record<ListingFilter["state"], Record<ListingSort, SQL>> = {
  running,
  any: running,
  // Of what has ended, the last to end comes first.
  ended: { ...running, ending: sql`l.closed_at desc nulls last, l.id desc` },
};

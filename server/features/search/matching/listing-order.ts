import type { ListingSort } from "#contract/search/listing-query.ts";
import { type SQL, sql } from "#server/db/query.ts";

export type ShownState = "running" | "ended";

/** The columns that order listings (`l`); the id settles ties, so that pages neither repeat nor lose one. Each has an index in just that order. */
export function listingOrder(sort: ListingSort, state: ShownState): SQL {
  return sort === "ending" && state === "ended" ? sql`l.closed_at desc nulls last, l.id desc nulls last` : orders[sort];
}

const newest = sql`l.published_at desc nulls last, l.id desc nulls last`;

const orders: Record<ListingSort, SQL> = {
  // Among listings that fit equally well, the newest comes first.
  best: newest,
  ending: sql`l.ends_at, l.id`,
  newest,
  price_asc: sql`l.shown_price_minor, l.id`,
  price_desc: sql`l.shown_price_minor desc nulls last, l.id`,
  bids: sql`l.bid_count desc nulls last, l.ends_at, l.id`,
  // As in a printed catalogue: groups in their planned order of closing, lots by number, which is also the order of the
  // index of sales.
  lot: sql`l.sale_closes_on, l.planned_ends_at, l.lot_number`,
};

/** The conditions of the indexes of each state. */
export const stateConditions: Record<ShownState, SQL> = {
  running: sql`l.status = 'live'`,
  ended: sql`l.status in ('sold', 'unsold')`,
};

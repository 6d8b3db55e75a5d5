import type { Ctx } from "#server/context.ts";
import { eq, inArray } from "#server/db/query.ts";
import { type EventMeta, on, type Subscriber } from "#server/events/subscriber.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { listings } from "#server/features/listings/table.ts";
import { searchAlertEvents } from "#server/features/search-alerts/events.ts";
import { watchedSearches } from "#server/features/search-alerts/table.ts";
import { sendNotification } from "./send-notification.ts";

/** Tells who waits for something that it is there, and both sides of a demand of each other. */
export const notifyOfMatches: Subscriber[] = [
  on(searchAlertEvents.SearchFound, notifyOfFound),
  on(searchAlertEvents.DemandMatched, notifyOfMatch),
];

/**
 * SF9: Matches of a search that are told together are one notification and one push: the newest that runs by name, the
 * others by number; with more than one it leads to the search, while that is watched.
 */
async function notifyOfFound(
  ctx: Ctx,
  { searchId, userId, listingIds, count }: PayloadOf<typeof searchAlertEvents.SearchFound>,
  { id: eventId }: EventMeta,
): Promise<void> {
  if ((await ctx.db.$count(watchedSearches, eq(watchedSearches.id, searchId))) === 0) return;
  const rows = await listRunning(ctx, listingIds);
  const newest = rows.toSorted((a, b) => listingIds.indexOf(a.id) - listingIds.indexOf(b.id))[0];
  if (!newest) return;
  const over = listingIds.length - rows.length;
  const further = Math.max(count, listingIds.length) - over - 1;
  await sendNotification(ctx, eventId, [userId], "search_found", newest, {
    search: { id: searchId, further },
  });
}

async function notifyOfMatch(
  ctx: Ctx,
  { demandId, buyerId, supplyId, sellerId }: PayloadOf<typeof searchAlertEvents.DemandMatched>,
  { id: eventId }: EventMeta,
): Promise<void> {
  const rows = await listRunning(ctx, [demandId, supplyId]);
  const [demand, supply] = [demandId, supplyId].map((id) => rows.find((row) => row.id === id));
  if (!demand || !supply) return;
  await sendNotification(ctx, eventId, [buyerId], "supply_found", supply);
  await sendNotification(ctx, eventId, [sellerId], "demand_found", demand);
}

async function listRunning(ctx: Ctx, ids: readonly number[]): Promise<ListingRow[]> {
  const rows = await ctx.db.select().from(listings).where(inArray(listings.id, ids));
  return rows.filter(({ status, frozenAt }) => status === "live" && !frozenAt);
}

import type { Ctx } from "#server/context.ts";
import { eq, inArray } from "#server/db/query.ts";
import { on, type Subscriber, type Told } from "#server/events/subscriber.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { findEvents } from "#server/features/finds/events.ts";
import { watchedSearches } from "#server/features/finds/table.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { listings } from "#server/features/listings/table.ts";
import { sendNotice } from "./send-notice.ts";

/** Tells who waits for something that it is there, and both sides of a demand of each other. */
export const tellFindNotices: Subscriber[] = [
  on(findEvents.SearchFound, tellFound),
  on(findEvents.DemandMatched, tellMatch),
];

/** One notice with the newest find that still runs and the number of the others, unless the search is watched no more (RULES.md SF9). */
async function tellFound(
  ctx: Ctx,
  { searchId, userId, listingIds, count }: PayloadOf<typeof findEvents.SearchFound>,
  { id: eventId }: Told,
): Promise<void> {
  if ((await ctx.db.$count(watchedSearches, eq(watchedSearches.id, searchId))) === 0) return;
  const rows = await listRunning(ctx, listingIds);
  const newest = rows.toSorted((a, b) => listingIds.indexOf(a.id) - listingIds.indexOf(b.id))[0];
  if (!newest) return;
  const over = listingIds.length - rows.length;
  const further = Math.max(count, listingIds.length) - over - 1;
  await sendNotice(ctx, eventId, [userId], "search_found", newest, { search: { id: searchId, further } });
}

async function tellMatch(
  ctx: Ctx,
  { demandId, buyerId, supplyId, sellerId }: PayloadOf<typeof findEvents.DemandMatched>,
  { id: eventId }: Told,
): Promise<void> {
  const rows = await listRunning(ctx, [demandId, supplyId]);
  const [demand, supply] = [demandId, supplyId].map((id) => rows.find((row) => row.id === id));
  if (!demand || !supply) return;
  await sendNotice(ctx, eventId, [buyerId], "supply_found", supply);
  await sendNotice(ctx, eventId, [sellerId], "demand_found", demand);
}

async function listRunning(ctx: Ctx, ids: readonly number[]): Promise<ListingRow[]> {
  const rows = await ctx.db.select().from(listings).where(inArray(listings.id, ids));
  return rows.filter(({ status, frozenAt }) => status === "live" && !frozenAt);
}

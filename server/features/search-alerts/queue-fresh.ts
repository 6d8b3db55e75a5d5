import type { Ctx } from "#server/context.ts";
import { on, type Subscriber } from "#server/events/subscriber.ts";
import { listingEvents } from "#server/features/listings/events.ts";
import { followMerger } from "./follow-merger.ts";
import { freshListings } from "./table.ts";

/** What has begun to run waits to be matched with searches and demands, many listings in one query. */
export const subscribeSearchAlerts: Subscriber[] = [
  on(listingEvents.ListingPublished, async (ctx, { listingId, status }) => {
    if (status === "live") await queueFresh(ctx, listingId);
  }),
  on(listingEvents.BrandsMerged, followMerger),
  on(listingEvents.ListingStarted, (ctx, { listingId }) => queueFresh(ctx, listingId)),
];

async function queueFresh(ctx: Ctx, listingId: number): Promise<void> {
  await ctx.db.insert(freshListings).values({ listingId }).onConflictDoNothing();
}

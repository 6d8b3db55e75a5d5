import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { listingEvents } from "./events.ts";
import type { ListingRow } from "./get-listing.ts";
import { runningColumns } from "./running-columns.ts";
import { listings } from "./table.ts";

/**
 * Publishes a listing: live now, or scheduled where its wanted start lies ahead. Start, end and monthly sale are decided
 * now, however long it has waited. The caller has locked the row and decided that it is allowed.
 */
export async function runListing(ctx: Ctx, draft: ListingRow): Promise<ListingRow> {
  const running = await runningColumns(ctx, draft);
  const [row] = await ctx.db
    .update(listings)
    .set({ ...running, updatedAt: ctx.clock() })
    .where(eq(listings.id, draft.id))
    .returning();
  if (!row) throw new Error("the row is locked, so it is there");
  const { status, startsAt } = running;
  const { id: listingId, sellerId } = row;
  const published = { listingId, sellerId, status, startsAt: startsAt.toISOString() };
  await publish(ctx, listingEvents.ListingPublished, published);
  return row;
}

import { dayMs } from "#contract/values/durations.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { chargePublication } from "#server/features/fees/charge-fees.ts";
import { packages } from "#server/features/packages/table.ts";
import { listingEvents } from "./events.ts";
import type { ListingRow } from "./get-listing.ts";
import { runningColumns } from "./running-columns.ts";
import { listings } from "./table.ts";

/** What the listing's package brings, from its start on; the package is paid by then. */
async function packageColumns(ctx: Ctx, { packageId }: ListingRow, startsAt: Date) {
  if (packageId === null) return {};
  const [row] = await ctx.db.select().from(packages).where(eq(packages.id, packageId));
  if (!row) return {};
  const toppedUntil = new Date(startsAt.getTime() + row.topDays * dayMs);
  return { highlighted: row.highlighted, ...(row.topDays > 0 && { toppedUntil }) };
}

/**
 * Publishes a listing: live now, or scheduled where its wanted start lies ahead. Start, end and monthly sale are decided
 * now, however long it has waited. The caller has locked the row and decided that it is allowed.
 */
export async function runListing(ctx: Ctx, draft: ListingRow): Promise<ListingRow> {
  const running = await runningColumns(ctx, draft);
  const [row] = await ctx.db
    .update(listings)
    .set({ ...running, ...(await packageColumns(ctx, draft, running.startsAt)), updatedAt: ctx.clock() })
    .where(eq(listings.id, draft.id))
    .returning();
  if (!row) throw new Error("the row is locked, so it is there");
  await chargePublication(ctx, row);
  const { status, startsAt } = running;
  const { id: listingId, sellerId } = row;
  const published = { listingId, sellerId, status, startsAt: startsAt.toISOString() };
  await publish(ctx, listingEvents.ListingPublished, published);
  return row;
}

import type { Ctx } from "#server/context.ts";
import { and, asc, eq, inArray, sql } from "#server/db/query.ts";
import { lotChanged } from "#server/events/lot-changed.ts";
import { publish } from "#server/events/outbox.ts";
import { listingEvents } from "./events.ts";
import { listings } from "./table.ts";

/**
 * Freezes what a suspended person offers, or thaws it (rule K13), in the caller's transaction: whoever follows or watches
 * a running listing is told. Ends stay where they are.
 */
export async function freezeListings(ctx: Ctx, sellerId: number, frozen: boolean): Promise<void> {
  const unended = ["live", "scheduled", "in_review"] as const;
  const isOpen = and(eq(listings.sellerId, sellerId), inArray(listings.status, [...unended]));
  const isOther = frozen ? sql`${listings.frozenAt} is null` : sql`${listings.frozenAt} is not null`;
  const locked = await ctx.db
    .select({ id: listings.id, status: listings.status })
    .from(listings)
    .where(and(isOpen, isOther))
    .orderBy(asc(listings.id))
    .for("update");
  if (locked.length === 0) return;
  const ids = locked.map(({ id }) => id);
  await ctx.db
    .update(listings)
    .set({ frozenAt: frozen ? ctx.clock() : null, revision: sql`${listings.revision} + 1` })
    .where(inArray(listings.id, ids));
  const running = locked.filter(({ status }) => status === "live").map(({ id }) => id);
  lotChanged(ctx, running);
  await publish(
    ctx,
    listingEvents.ListingFrozen,
    running.map((listingId) => ({ listingId, sellerId, frozen })),
  );
}

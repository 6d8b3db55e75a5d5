import type { Ctx } from "#server/context.ts";
import { and, asc, eq, inArray } from "#server/db/query.ts";
import { on, type Subscriber } from "#server/events/subscriber.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { databaseClock } from "#server/features/bids/database-clock.ts";
import { listingEvents } from "#server/features/listings/events.ts";
import { offers } from "./table.ts";

/** Ends the open offers to a listing that was taken off; a sale ends them itself (accept-offer.ts). */
export const subscribeOffers: Subscriber[] = [on(listingEvents.ListingCancelled, endOffers)];

async function endOffers(ctx: Ctx, { listingId }: PayloadOf<typeof listingEvents.ListingCancelled>): Promise<void> {
  // Events are handled in batches of one transaction, where waiting for a row could deadlock: a locked row fails the
  // event, which is then delivered again.
  const open = await ctx.db
    .select({ id: offers.id })
    .from(offers)
    .where(and(eq(offers.listingId, listingId), eq(offers.status, "open")))
    .orderBy(asc(offers.id))
    .for("update", { noWait: true });
  if (open.length === 0) return;
  const ids = open.map(({ id }) => id);
  const answeredAt = await databaseClock(ctx);
  await ctx.db.update(offers).set({ status: "expired", answeredAt }).where(inArray(offers.id, ids));
}

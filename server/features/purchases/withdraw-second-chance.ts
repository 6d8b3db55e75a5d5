import type { NextSteps } from "#contract/purchases/purchases.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { desc, eq } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { databaseClock, type LotClock } from "#server/features/bids/database-clock.ts";
import { lockOwnListing } from "#server/features/listings/own/own-listing.ts";
import { secondChanceEvents } from "./events.ts";
import { nextStepsView } from "./next-steps-view.ts";
import { getAftermath } from "./read-aftermaths.ts";
import { secondChances } from "./table.ts";

/**
 * P10: Until it is answered the seller may take a second chance back.
 *
 * Safe to repeat. It takes an acceptance's locks in the same order, so that one of the two comes first.
 */
export async function withdrawSecondChance(
  ctx: Ctx,
  listingId: number,
  clock: LotClock = databaseClock,
): Promise<NextSteps> {
  return transaction(ctx, async (tx) => {
    await lockOwnListing(tx, listingId);
    const [chance] = await tx.db
      .select()
      .from(secondChances)
      .where(eq(secondChances.listingId, listingId))
      .orderBy(desc(secondChances.id))
      .limit(1)
      .for("update");
    const at = await clock(tx);
    if (chance?.status !== "withdrawn") {
      if (chance?.status !== "open" || at >= chance.expiresAt) throw new Conflict("SECOND_CHANCE_CLOSED");
      const { id, bidderId } = chance;
      await tx.db.update(secondChances).set({ status: "withdrawn", answeredAt: at }).where(eq(secondChances.id, id));
      const answered = { secondChanceId: id, listingId, bidderId, answer: "withdrawn" } as const;
      await publish(tx, secondChanceEvents.SecondChanceAnswered, answered);
    }
    return nextStepsView(tx, await getAftermath(tx, listingId), at);
  });
}

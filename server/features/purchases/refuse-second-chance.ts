import { type Ctx, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { databaseClock, type LotClock } from "#server/features/bids/database-clock.ts";
import { secondChanceEvents } from "./events.ts";
import { lockSecondChance } from "./lock-second-chance.ts";
import { secondChances } from "./table.ts";

/** Declines an offer, so that the seller need not wait for it to expire; safe to repeat. */
export async function refuseSecondChance(ctx: Ctx, id: number, clock: LotClock = databaseClock): Promise<void> {
  await transaction(ctx, async (tx) => {
    const { chance } = await lockSecondChance(tx, id);
    if (chance.status === "declined") return;
    const at = await clock(tx);
    if (chance.status !== "open" || at >= chance.expiresAt) throw new Conflict("SECOND_CHANCE_CLOSED");
    await tx.db.update(secondChances).set({ status: "declined", answeredAt: at }).where(eq(secondChances.id, id));
    const { listingId, bidderId } = chance;
    const answered = { secondChanceId: id, listingId, bidderId, answer: "declined" } as const;
    await publish(tx, secondChanceEvents.SecondChanceAnswered, answered);
  });
}

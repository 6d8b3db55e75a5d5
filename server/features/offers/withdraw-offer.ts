import { type Ctx, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { databaseClock, type LotClock } from "#server/features/bids/database-clock.ts";
import { lockOffer, requireOpen } from "./lock-offer.ts";
import { offers } from "./table.ts";

/** Withdraws the caller's own unanswered offer; safe to repeat. */
export async function withdrawOffer(ctx: Ctx, id: number, clock: LotClock = databaseClock): Promise<void> {
  await transaction(ctx, async (tx) => {
    const locked = await lockOffer(tx, id);
    if (locked.side !== "author") throw new Conflict("OFFER_OTHER_SIDE");
    if (locked.offer.status === "withdrawn") return;
    const at = await clock(tx);
    requireOpen(locked, at);
    await tx.db.update(offers).set({ status: "withdrawn", answeredAt: at }).where(eq(offers.id, id));
  });
}

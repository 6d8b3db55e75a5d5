import type { z } from "zod";
import type { deals as contract } from "#contract/deals/deals.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { decideDispatch } from "./deal-rules.ts";
import { dealEvents, stepOf } from "./events.ts";
import { isToDo } from "./is-to-do.ts";
import { noteStep } from "./note-step.ts";
import { stepOnDeal } from "./step-on-deal.ts";
import { deals } from "./table.ts";

type Dispatch = z.output<typeof contract.markSent.body>;

/** Marks the thing as sent. Repeated, it corrects carrier and number, or changes nothing. */
export async function markSent(ctx: Ctx, id: number, { carrier, trackingNumber }: Dispatch): Promise<void> {
  await stepOnDeal(ctx, id, async (tx, { row, side, facts, userId }) => {
    if (!isToDo(decideDispatch(facts, side))) return;
    const parcel = { carrier, trackingNumber: trackingNumber || null };
    const now = tx.clock();
    if (row.status === "sent") {
      if (row.carrier === parcel.carrier && row.trackingNumber === parcel.trackingNumber) return;
      await tx.db.update(deals).set(parcel).where(eq(deals.id, id));
      await noteStep(tx, { dealId: id, kind: "tracking_corrected", byUserId: userId });
      await publish(tx, dealEvents.DealStepTaken, stepOf(row, "tracking_corrected", now));
      return;
    }
    await tx.db
      .update(deals)
      .set({ status: "sent", sentAt: now, ...parcel })
      .where(eq(deals.id, id));
    await noteStep(tx, { dealId: id, kind: "sent", byUserId: userId });
    await publish(tx, dealEvents.DealStepTaken, stepOf(row, "sent", now));
  });
}

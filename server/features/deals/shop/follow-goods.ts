import type { DeliveryAddress } from "#contract/deals/delivery.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { cancelDeal } from "#server/features/deals/cancel-deal.ts";
import { dealEvents, partiesOf } from "#server/features/deals/events.ts";
import { lockDeal } from "#server/features/deals/lock-deal.ts";
import { noteStep } from "#server/features/deals/note-step.ts";
import { deals } from "#server/features/deals/table.ts";

/** How far a deal is by the order of goods that pays for it; free: the order has ended unpaid. */
export type DealInOrder = "free" | "tied" | "paid" | "sent" | "received" | "cancelled";

interface GoodsDelivery {
  readonly orderId: number;
  /** Where the order goes; null: it is picked up. */
  readonly address: DeliveryAddress | null;
  readonly trackingNumber: string | null;
}

/**
 * Takes a deal to where its order of goods has come (rule GO12); one that is there already, or left the order, stays as it is. The
 * order tells the buyer of each step, so the deal does not once more. Within the order's transaction.
 */
export async function followGoods(
  tx: Ctx,
  dealId: number,
  to: DealInOrder,
  { orderId, address, trackingNumber }: GoodsDelivery,
): Promise<void> {
  const row = (await lockDeal(tx, dealId))?.row;
  if (row?.orderId !== orderId || row.status === "cancelled" || row.status === "received") return;
  const now = tx.clock();
  const set = (columns: Partial<typeof deals.$inferInsert>) =>
    tx.db.update(deals).set(columns).where(eq(deals.id, dealId));
  const note = (kind: "paid" | "sent" | "received") => noteStep(tx, { dealId, kind, byUserId: null });
  if (to === "free") {
    if (row.paidAt === null) await set({ orderId: null });
    return;
  }
  if (to === "cancelled") return cancelDeal(tx, row, null);
  if (to === "tied") return;
  if (row.paidAt === null) {
    // The order's delivery takes the place of the deal's.
    const handover = address ? ("post" as const) : ("in_person" as const);
    await set({ status: "paid", paidAt: now, shippingMinor: 0, handover, delivery: address });
    await note("paid");
  }
  if (to === "sent" && row.sentAt === null) {
    await set({ status: "sent", sentAt: now, carrier: "other", trackingNumber });
    await note("sent");
  }
  if (to === "received") {
    await set({ status: "received", receivedAt: now });
    await note("received");
    await publish(tx, dealEvents.DealCompleted, partiesOf(row));
  }
}

import type { GoodsStatus } from "#contract/shop/goods-orders.ts";
import type { DealInOrder } from "#server/features/deals/shop/follow-goods.ts";

interface OrderOfDeal {
  readonly status: GoodsStatus;
  readonly paidAt: Date | null;
  /** null: a carrier brings it. */
  readonly storeId: number | null;
}

interface LineOfDeal {
  readonly handedOver: number;
  readonly takenBack: number;
}

/**
 * How far a deal is by the order that pays for it (RULES.md GO12): an order that ends unpaid leaves it to be paid anew, one whose money
 * goes back ends it.
 */
export function dealInOrder({ status, paidAt, storeId }: OrderOfDeal, line: LineOfDeal): DealInOrder {
  if (line.takenBack > 0 || status === "returned") return "cancelled";
  if (status === "placed") return "tied";
  if (status === "cancelled") return paidAt === null ? "free" : "cancelled";
  if (status === "delivered") return "received";
  if (line.handedOver === 0) return "paid";
  return storeId === null ? "sent" : "received";
}

import type { GoodsStatus } from "#contract/goods-orders/goods-orders.ts";
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
 * GO12: What somebody has won or bought from the shop's own account, unpaid, unprotected and in no dispute, stands in their cart and is
 * paid and sent with the goods, or alone, unless they leave it for later; no voucher or discount lessens it. Its deal follows the order
 * from then on and takes no step of its own: an order that ends unpaid leaves it to be paid anew, and one whose money goes back ends it,
 * unless it was received already. What is handed over in person alone is picked up in a store.
 */
export function dealInOrder({ status, paidAt, storeId }: OrderOfDeal, line: LineOfDeal): DealInOrder {
  if (line.takenBack > 0 || status === "returned") return "cancelled";
  if (status === "placed") return "tied";
  if (status === "cancelled") return paidAt === null ? "free" : "cancelled";
  if (status === "delivered") return "received";
  if (line.handedOver === 0) return "paid";
  return storeId === null ? "sent" : "received";
}

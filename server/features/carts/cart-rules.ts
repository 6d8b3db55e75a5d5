import type { LineState } from "#contract/shop/carts.ts";

/** What is known of a product as far as a cart cares. */
export interface OnOffer {
  readonly isShown: boolean;
  /** In all stores together. */
  readonly pieces: number;
  readonly takesBackOrders: boolean;
}

/** How so many pieces of a product stand against its stock (RULES.md CA2). */
export function lineState({ isShown, pieces, takesBackOrders }: OnOffer, quantity: number): LineState {
  if (!isShown) return "gone";
  if (quantity <= pieces) return "in_stock";
  if (takesBackOrders) return "back_order";
  return pieces > 0 ? "too_many" : "sold_out";
}

/** Whether the line can be ordered as it stands. */
export const isOrderable = (state: LineState): boolean => state === "in_stock" || state === "back_order";

/** What is missing to free delivery, by what is paid for the goods; haléře (RULES.md CA4). */
export function missingToFreeDelivery(overMinor: number, totalMinor: number): number {
  // "Above" the amount: at the very amount it is free, too, as customers read it.
  return Math.max(0, overMinor - totalMinor);
}

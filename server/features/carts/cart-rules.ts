import { type LineState, maxCartLines, maxPieces } from "#contract/carts/carts.ts";

/** What is known of a product as far as a cart cares. */
export interface OnOffer {
  readonly isShown: boolean;
  /** In all stores together. */
  readonly pieces: number;
  readonly takesBackOrders: boolean;
}

/**
 * CA1: A cart holds at most {maxCartLines} products with 1 to {maxPieces} pieces each, at the operator's prices alone;
 * an addition that is sent twice adds once.
 *
 * What a cart with so many products, and so many pieces of the one that is put in, has no room for; null: it has room.
 */
export function roomRefusal({ lines, pieces }: { lines: number; pieces: number }): "lines" | "pieces" | null {
  if (lines > maxCartLines) return "lines";
  return pieces > maxPieces ? "pieces" : null;
}

/**
 * CA2: More than what the stores have together is put in only of what is taken to order. What was sold or taken out of sale meanwhile stays
 * in the cart, says so and cannot be ordered.
 */
export function lineState({ isShown, pieces, takesBackOrders }: OnOffer, quantity: number): LineState {
  if (!isShown) return "gone";
  if (quantity <= pieces) return "in_stock";
  if (takesBackOrders) return "back_order";
  return pieces > 0 ? "too_many" : "sold_out";
}

/** Whether the line can be ordered as it stands. */
export const isOrderable = (state: LineState): boolean => state === "in_stock" || state === "back_order";

/** What is missing to free delivery (rule CA4), haléře. */
export function missingToFreeDelivery(overMinor: number, totalMinor: number): number {
  // "Above" the amount: at the very amount it is free, too, as customers read it.
  return Math.max(0, overMinor - totalMinor);
}

import type { GoodsStatus } from "./goods-orders.ts";

/** Where pieces of an order are taken from: what the shop still has of it, or what was handed over. */
export type PlaceOfPieces = "shop" | "buyer";

/** How many pieces of a line were ordered, and where they are. */
export interface MovedPieces {
  readonly quantity: number;
  readonly handedOver: number;
  readonly takenBack: number;
}

/** From where pieces may leave an order in its state; null: they cannot, it is given up or back as a whole. */
export function placeOfPieces(status: GoodsStatus): PlaceOfPieces | null {
  if (status === "paid" || status === "packed" || status === "partly_handed_over") return "shop";
  return status === "handed_over" || status === "delivered" ? "buyer" : null;
}

/** How many pieces of a line there are in a place. */
export function piecesIn(place: PlaceOfPieces, { quantity, handedOver, takenBack }: MovedPieces): number {
  return place === "buyer" ? handedOver : quantity - handedOver - takenBack;
}

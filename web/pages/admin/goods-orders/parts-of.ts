import { type PlaceOfPieces, piecesIn, placeOfPieces } from "#contract/goods-orders/goods-pieces.ts";
import type { EditableGoodsOrder } from "#contract/products/goods-admin.ts";

/** What may be done with pieces alone: hand them over before the rest, or take them out of the order. */
type PartDeed = "hand_over" | "take_back";

export interface Parts {
  readonly place: PlaceOfPieces;
  readonly deeds: readonly [PartDeed, ...PartDeed[]];
  readonly lines: readonly { itemId: number; name: string; pieces: number }[];
}

/** Of which pieces of an order a part may be chosen; null: it is in no state for it, or has one piece alone. */
export function partsOf({ status, lines }: Pick<EditableGoodsOrder, "status" | "lines">): Parts | null {
  const place = placeOfPieces(status);
  const stored = lines.reduce((sum, { quantity, takenBack }) => sum + quantity - takenBack, 0);
  if (!place || stored < 2) return null;
  const there = lines.map((line) => ({
    ...{ itemId: line.itemId, name: line.name, pieces: piecesIn(place, line) },
  }));
  return {
    place,
    deeds: status === "packed" || status === "partly_handed_over" ? ["hand_over", "take_back"] : ["take_back"],
    lines: there.filter(({ pieces }) => pieces > 0),
  };
}

import type { Pieces } from "#contract/goods-orders/goods-orders.ts";
import { type MovedPieces, type PlaceOfPieces, piecesIn } from "#contract/goods-orders/goods-pieces.ts";
import type { Shelf } from "#server/features/products/move-stock.ts";

/** A line of an order as far as its pieces and its price go; haléře with tax. */
interface OrderedPieces extends MovedPieces {
  readonly itemId: number;
  readonly unitMinor: number;
  readonly discountMinor: number;
}

/**
 * GO11: A packed order may go in parts, each noted with its pieces and tracking; it is handed over once nothing of it
 * is left in the site.
 *
 * The chosen pieces, all where none are chosen; null: there are not so many of them in that place.
 */
export function choosePieces(
  lines: readonly OrderedPieces[],
  place: PlaceOfPieces,
  chosen: readonly Pieces[],
): Pieces[] | null {
  const there = new Map(lines.map((line) => [line.itemId, piecesIn(place, line)]));
  if (chosen.length === 0) return asPieces(there);
  const wanted = new Map<number, number>();
  for (const { itemId, pieces } of chosen) wanted.set(itemId, (wanted.get(itemId) ?? 0) + pieces);
  const isThere = [...wanted].every(([itemId, pieces]) => pieces <= (there.get(itemId) ?? 0));
  return isThere ? asPieces(wanted) : null;
}

function asPieces(counts: ReadonlyMap<number, number>): Pieces[] {
  return [...counts].flatMap(([itemId, pieces]) => (pieces > 0 ? [{ itemId, pieces }] : []));
}

export function countOf(pieces: readonly Pieces[]): number {
  return pieces.reduce((sum, each) => sum + each.pieces, 0);
}

/**
 * What goes back for pieces of a line (rule GO10), haléře: its price by the piece, so rounded that all pieces of it, in whatever parts
 * they go, make the line's whole price.
 */
export function priceOfPieces(line: OrderedPieces, pieces: number): number {
  const { quantity, unitMinor, discountMinor, takenBack } = line;
  const totalMinor = quantity * unitMinor - discountMinor;
  const upTo = (count: number) => Math.round((totalMinor * count) / quantity);
  return upTo(takenBack + pieces) - upTo(takenBack);
}

/**
 * From which stores the pieces that leave an order had come: those that are still in the shop are first those that no store has had,
 * those that come back are so last. The stores stand in the order of their ids.
 */
export function undoPicks(
  picks: readonly Shelf[],
  { pieces, backOrdered, place }: { pieces: number; backOrdered: number; place: PlaceOfPieces },
): { picks: Shelf[]; backOrdered: number } {
  const picked = picks.reduce((sum, pick) => sum + pick.pieces, 0);
  let left = place === "shop" ? pieces - Math.min(backOrdered, pieces) : Math.min(picked, pieces);
  const undone = pieces - left;
  const from = picks.map(({ storeId, pieces: there }) => {
    const taken = Math.min(left, there);
    left -= taken;
    return { storeId, pieces: taken };
  });
  return { picks: from.filter((pick) => pick.pieces > 0), backOrdered: undone };
}

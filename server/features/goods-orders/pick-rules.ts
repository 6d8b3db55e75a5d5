interface Shelf {
  readonly storeId: number;
  readonly pieces: number;
}

/**
 * GO3: Ordered pieces are picked at once, from the store where they are picked up first, then from those that have
 * most.
 *
 * The stores that pieces are taken from: as few as can be are visited; what none has is back-ordered.
 */
export function pickFrom(
  shelves: readonly Shelf[],
  wanted: number,
  pickUpStoreId: number | null,
): { picks: Shelf[]; backOrdered: number } {
  const inOrder = shelves.toSorted(
    (a, b) =>
      Number(b.storeId === pickUpStoreId) - Number(a.storeId === pickUpStoreId) ||
      b.pieces - a.pieces ||
      a.storeId - b.storeId,
  );
  const picks: Shelf[] = [];
  let left = wanted;
  for (const { storeId, pieces } of inOrder) {
    const taken = Math.min(left, pieces);
    if (taken > 0) picks.push({ storeId, pieces: taken });
    left -= taken;
  }
  return { picks, backOrdered: left };
}

type AmountStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * Keeps the amount that a person has entered for a lot, in CZK, until the tab closes; null forgets it. Only that
 * person gets it back.
 */
export function keepAmount(store: AmountStore, lotId: number, userId: number, amount: number | null): void {
  if (amount === null) store.removeItem(keyOf(lotId));
  else store.setItem(keyOf(lotId), `${userId}:${amount}`);
}

/** The amount that this person has entered for the lot and not bid yet, in CZK, or null. */
export function readSavedAmount(store: AmountStore, lotId: number, userId: number): number | null {
  const [owner, amount] = (store.getItem(keyOf(lotId)) ?? "").split(":").map(Number);
  return owner === userId && amount !== undefined && amount > 0 && Number.isFinite(amount) ? amount : null;
}

function keyOf(lotId: number): string {
  return `bid.${lotId}`;
}

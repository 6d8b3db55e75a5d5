/** Crowns from the wire to integer haléře, as amounts are stored. */
export function toMinor(amountCzk: number): number {
  return Math.round(amountCzk * 100);
}

/** Integer haléře to crowns for the wire. */
export function toCzk(minor: number): number {
  return minor / 100;
}

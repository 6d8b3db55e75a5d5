import { vatWithin } from "../vat-rules.ts";

/** A line of an order as far as giving money back goes; haléře with tax. */
export interface PaidLine {
  readonly position: number;
  readonly totalMinor: number;
  /** What earlier refunds have taken back from it. */
  readonly backMinor: number;
  /** null: the operator pays no VAT. */
  readonly vatPercent: number | null;
}

/** What a refund takes back from a line, and the tax within. Haléře. */
export interface LineBack {
  readonly position: number;
  readonly totalMinor: number;
  readonly vatMinor: number;
}

/**
 * PM7: Refunds never exceed what was paid, are taken from the lines that they name, else from the lines in their order, and are paid out
 * once; the same key for another amount is refused.
 *
 * The lines stand in their order and have the amount left; the parts of all refunds add up to what the lines have earned.
 */
export function backFromLines(
  lines: readonly PaidLine[],
  amountMinor: number,
  named: ReadonlyMap<number, number> = new Map(),
): LineBack[] {
  let left = amountMinor;
  const take = (wanted: number) => {
    const taken = Math.min(wanted, left);
    left -= taken;
    return taken;
  };
  const byName = lines.map(({ position, totalMinor, backMinor }) =>
    take(Math.min(named.get(position) ?? 0, totalMinor - backMinor)),
  );
  return lines.flatMap(({ position, totalMinor, backMinor, vatPercent }, index) => {
    const own = byName[index] ?? 0;
    const taken = own + take(totalMinor - backMinor - own);
    const vatIn = (minor: number) => (vatPercent === null ? 0 : vatWithin(minor, vatPercent));
    const vatMinor = vatIn(backMinor + taken) - vatIn(backMinor);
    return taken > 0 ? [{ position, totalMinor: taken, vatMinor }] : [];
  });
}

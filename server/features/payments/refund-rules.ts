import { vatWithin } from "./payment-rules.ts";

interface Line {
  readonly totalMinor: number;
  /** null: the operator pays no VAT. */
  readonly vatPercent: number | null;
}

/** What a refund takes back from a line: what it had earned, and the tax in it. Haléře. */
interface Back<L> {
  readonly line: L;
  readonly netMinor: number;
  readonly vatMinor: number;
}

/**
 * How a refund is taken from the lines of an order: from the first line until that is empty, then from the next. The parts add up to
 * the amount, and those of all refunds of an order to what its lines have earned (RULES.md PM7).
 */
export function backFromLines<L extends Line>(
  lines: readonly L[],
  alreadyMinor: number,
  amountMinor: number,
): Back<L>[] {
  let start = 0;
  return lines.map((line) => {
    const before = within(alreadyMinor - start, line.totalMinor);
    const after = within(alreadyMinor + amountMinor - start, line.totalMinor);
    start += line.totalMinor;
    const vatMinor =
      line.vatPercent === null ? 0 : vatWithin(after, line.vatPercent) - vatWithin(before, line.vatPercent);
    return { line, netMinor: after - before - vatMinor, vatMinor };
  });
}

function within(minor: number, most: number): number {
  return Math.max(0, Math.min(minor, most));
}

/** What the operator asks for a product: the usual price and perhaps a reduced one for a span of time. Haléře with tax. */
export interface AskedPrices {
  readonly priceMinor: number;
  readonly reducedMinor: number | null;
  /** null: from always. */
  readonly reducedFrom: Date | null;
  /** From this instant on the usual price holds again; null: never. */
  readonly reducedUntil: Date | null;
}

/** A price at which a product was offered from an instant on; null: not offered. */
export interface PastPrice {
  readonly from: Date;
  readonly priceMinor: number | null;
}

/** What is asked at one instant, and what stands beside it while it is reduced. */
export interface PriceInForce {
  readonly askedMinor: number;
  /** Both null where nothing is announced as reduced. */
  readonly originalMinor: number | null;
  readonly lowestMinor: number | null;
}

const thirtyDaysMs = 30 * 24 * 60 * 60 * 1000;

/** PD2: The reduced price holds from its beginning up to its end, the usual one at all other times. */
export function priceAt(asked: AskedPrices, now: Date): number {
  return isReducedAt(asked, now) && asked.reducedMinor !== null ? asked.reducedMinor : asked.priceMinor;
}

/**
 * PD3: A price is announced as reduced only where it is lower than the lowest one of the {thirtyDaysMs} before the reduction, which stands
 * beside it; what was not offered before is not reduced.
 *
 * Consumer Protection Act 634/1992, § 12a.
 */
export function priceInForce(asked: AskedPrices, past: readonly PastPrice[], now: Date): PriceInForce {
  const askedMinor = priceAt(asked, now);
  const none = { askedMinor, originalMinor: null, lowestMinor: null };
  if (askedMinor === asked.priceMinor) return none;
  const lowestMinor = lowestBefore(past, startOf(past, askedMinor, now));
  if (lowestMinor === null || lowestMinor <= askedMinor) return none;
  return { askedMinor, originalMinor: asked.priceMinor, lowestMinor };
}

/** When the price next changes by itself; null: not at all. */
export function nextChange({ reducedMinor, reducedFrom, reducedUntil }: AskedPrices, now: Date): Date | null {
  if (reducedMinor === null) return null;
  const ahead = [reducedFrom, reducedUntil].filter((at) => at !== null && at > now);
  return ahead[0] ?? null;
}

function isReducedAt({ reducedMinor, reducedFrom, reducedUntil }: AskedPrices, now: Date): boolean {
  if (reducedMinor === null) return false;
  return (reducedFrom === null || reducedFrom <= now) && (reducedUntil === null || now < reducedUntil);
}

/** Since when the price that is asked now has been asked without a break. */
function startOf(past: readonly PastPrice[], askedMinor: number, now: Date): Date {
  const last = past.at(-1);
  return last?.priceMinor === askedMinor ? last.from : now;
}

/** The lowest price of the 30 days before `start`, the one in force when they began included; null: nothing was offered. */
function lowestBefore(past: readonly PastPrice[], start: Date): number | null {
  const since = start.getTime() - thirtyDaysMs;
  const counted = past.filter(({ from }, index) => {
    const until = past[index + 1]?.from ?? start;
    return from < start && until.getTime() > since;
  });
  const prices = counted.map(({ priceMinor }) => priceMinor).filter((price) => price !== null);
  return prices.length > 0 ? Math.min(...prices) : null;
}

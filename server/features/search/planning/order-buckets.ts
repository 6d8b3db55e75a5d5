import { dayMs } from "#contract/values/durations.ts";
import { anyOf, type Condition, lexeme } from "./lexemes.ts";
import { type OrderKey, type Population, pricesBegin, pricesEnd } from "./population.ts";

/** The order of a part divided by lexemes: days in Prague, or price bands. */
export interface OrderBuckets {
  readonly key: OrderKey;
  readonly descending: boolean;
}

/** The first buckets of an order, and the share of the ordered entries that they hold. */
export interface FirstBuckets {
  readonly condition: Condition;
  readonly share: number;
}

/** At most this many buckets are listed one by one. */
const mostBuckets = 60;
/** Above this share, gathering everything costs no more. */
const mostShare = 0.7;

/**
 * The first buckets, as many as are likely to hold the wanted share of the order; null where that is nearly everything, or
 * too many.
 */
export function firstBuckets(
  { key, descending }: OrderBuckets,
  wanted: number,
  { keys }: Population,
  now: Date,
): FirstBuckets | null {
  const known = keys[key];
  const inOrder = descending ? known.toReversed() : known;
  const last = inOrder[Math.ceil(wanted * known.length) + 1];
  if (last === undefined) return null;
  const share = known.filter((at) => (descending ? at >= last : at <= last)).length / known.length;
  const conditions = share > mostShare ? [] : bucketsTo(last, { key, descending }, now);
  if (conditions.length === 0 || conditions.length > mostBuckets) return null;
  return { condition: anyOf(conditions), share };
}

/**
 * Buckets from the beginning of an order: no running listing ends before today, and none was published or closed after
 * today.
 */
function bucketsTo(last: number, { key, descending }: OrderBuckets, now: Date): Condition[] {
  const today = Math.floor(now.getTime() / dayMs);
  if (key.startsWith("price")) {
    return numbers(...(descending ? [last, pricesEnd] : [pricesBegin, last])).map((band) =>
      lexeme(`price:${band}`),
    );
  }
  // A day may have begun in Prague while it is still yesterday in UTC, so the first bucket is never too late.
  if (key === "ends") return numbers(today, last).map((day) => lexeme(`ends:${dateOf(day)}`));
  const kind = key.startsWith("published") ? "published" : key;
  return numbers(last, today + 1).map((day) => lexeme(`${kind}:${dateOf(day)}`));
}

function numbers(from = 0, to = 0): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}

function dateOf(day: number): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}

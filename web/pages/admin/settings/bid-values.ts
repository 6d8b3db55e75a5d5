import type { Stored } from "#contract/settings/settings-admin.ts";
import { readNumber } from "#contract/values/read-number.ts";

type Ranges = Stored<"bid">["value"];
/** A range as it is written: each ends where the next begins, so that no gap can be written. */
export interface WrittenRange {
  min: string;
  value: string;
  step: string;
}

export function writtenOf(ranges: Ranges): WrittenRange[] {
  return ranges.map(({ min, value, step }) => ({
    min: String(min),
    value: String(value),
    step: String(step),
  }));
}

/** What was written as ranges; a number that cannot be read is NaN, which the form refuses before. */
export function rangesOf(written: readonly WrittenRange[]): Ranges {
  return written.map(({ min, value, step }, index) => {
    const next = written[index + 1];
    return {
      min: amountOf(min),
      max: next ? amountOf(next.min) : null,
      value: amountOf(value),
      step: amountOf(step),
    };
  });
}

/** An amount in CZK with at most two decimals; NaN: none. */
export function amountOf(text: string): number {
  const read = readNumber(text, 2);
  return "value" in read && read.value !== null ? read.value : Number.NaN;
}

/** The first bids of an auction that begins at a price, in CZK, as these ranges would have them. */
export function sampleBids(ranges: Ranges, startCzk: number, count: number): number[] {
  const bids: number[] = [];
  let price = startCzk;
  while (bids.length < count) {
    const now = price;
    const range = ranges.findLast(({ min }) => min <= now) ?? ranges[0];
    if (!range || !(range.value > 0)) break;
    price = Math.round((price + range.value) * 100) / 100;
    bids.push(price);
  }
  return bids;
}

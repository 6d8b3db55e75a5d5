import { expect, test } from "vitest";
import { rangesOf, sampleBids, writtenOf } from "./bid-values.ts";

const ranges = [
  { min: 0, max: 1_000, value: 50, step: 50 },
  { min: 1_000, max: null, value: 100.5, step: 100 },
];

test("each range ends where the next begins, and the last is open", () => {
  expect(writtenOf(ranges)[1]).toEqual({ min: "1000", value: "100.5", step: "100" });
  expect(rangesOf(writtenOf(ranges))).toEqual(ranges);
  expect(rangesOf([{ min: "0", value: "50", step: "x" }])).toEqual([
    { min: 0, max: null, value: 50, step: Number.NaN },
  ]);
});

test("a sample auction bids by the range that its price is in", () => {
  expect(sampleBids(ranges, 900, 4)).toEqual([950, 1_000, 1_100.5, 1_201]);
  expect(sampleBids([{ min: 0, max: null, value: 0, step: 1 }], 900, 4)).toEqual([]);
});

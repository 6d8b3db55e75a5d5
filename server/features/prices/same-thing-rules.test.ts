import { expect, test } from "vitest";

import { isComparable, sameThing, type Thing } from "./same-thing-rules.ts";

const aged: Thing = { brandId: 1, ageYears: 12, vintage: null, volumeMl: 700, pieces: null };
const dated: Thing = { ...aged, ageYears: null, vintage: 1978 };
const both: Thing = { ...aged, vintage: 1978 };

test.each<[string, Thing, Thing, boolean]>([
  ["the same age", aged, aged, true],
  ["another age", aged, { ...aged, ageYears: 18 }, false],
  ["an age that is not stated", aged, { ...aged, ageYears: null }, false],
  ["a vintage that the listing does not state", aged, both, true],
  ["the same vintage", dated, dated, true],
  ["another vintage", dated, { ...dated, vintage: 1979 }, false],
  ["both stated, both the same", both, both, true],
  ["both stated, the vintage missing", both, aged, false],
  ["both stated, the age missing", both, dated, false],
  ["another brand", aged, { ...aged, brandId: 2 }, false],
  ["another volume", aged, { ...aged, volumeMl: 1_000 }, false],
  ["a volume that is not stated", aged, { ...aged, volumeMl: null }, false],
  ["no volume on either side", { ...aged, volumeMl: null }, { ...aged, volumeMl: null }, true],
  ["one piece, stated or not", aged, { ...aged, pieces: 1 }, true],
  ["a case of six", aged, { ...aged, pieces: 6 }, false],
  ["no brand on either side", { ...aged, brandId: null }, { ...aged, brandId: null }, false],
  ["neither age nor vintage", { ...aged, ageYears: null }, { ...aged, ageYears: null }, false],
])("%s", (_, thing, other, expected) => {
  expect(sameThing(thing, other)).toBe(expected);
});

test("PG3: nothing is comparable without a brand and an age or a vintage", () => {
  expect([aged, dated, both].map(isComparable)).toEqual([true, true, true]);
  expect(
    [
      { ...aged, brandId: null },
      { ...aged, ageYears: null },
    ].map(isComparable),
  ).toEqual([false, false]);
});

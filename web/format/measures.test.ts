import { expect, test } from "vitest";
import { formatAge, formatPercent, formatPieces, formatVolume } from "./measures.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");

test.each([
  [700, "0,7 l"],
  [750, "0,75 l"],
  [1_500, "1,5 l"],
  [50, "50 ml"],
  [3_000, "3 l"],
])("%i ml", (ml, text) => {
  expect(plain(formatVolume(ml, "cs"))).toBe(text);
});

test("an age takes the plural of its language", () => {
  expect([1, 3, 12].map((years) => plain(formatAge(years, "cs")))).toEqual(["1 rok", "3 roky", "12 let"]);
  expect([1, 12].map((years) => plain(formatAge(years, "en")))).toEqual(["1 year", "12 years"]);
});

test("strength and pieces are told as each language writes them", () => {
  expect([plain(formatPercent(51.2, "cs")), formatPercent(51.2, "en")]).toEqual(["51,2 %", "51.2%"]);
  expect([plain(formatPieces(25, "cs")), plain(formatPieces(1, "en"))]).toEqual(["25 ks", "1 pc"]);
});

import { expect, test } from "vitest";
import { ofBuyers, ofSellers, reviewFacts, wordsFor } from "./review-words.ts";

const speaksOf: [string, RegExp][] = [
  ["parcel", /zásilk|odesl|krabice|poštovn|cestou|zabalen/i],
  ["by_hand", /předání/i],
  ["bottle", /láhev|etiket|hladin|uzávěr/i],
];

test.each(speaksOf)("no review speaks of what needs a %s where there is none", (fact, words) => {
  const others = reviewFacts.filter((each) => each !== fact);
  for (const side of [ofSellers, ofBuyers]) {
    for (let turn = 0; turn < 40; turn++) expect(wordsFor(side, others, turn).text).not.toMatch(words);
  }
});

test("whatever is so, many different things are said of it", () => {
  const said = (facts: Parameters<typeof wordsFor>[1]) =>
    new Set(Array.from({ length: 40 }, (_, turn) => wordsFor(ofSellers, facts, turn).text)).size;
  expect([said(["parcel"]), said(["by_hand"]), said(["bottle", "parcel"])]).toEqual([8, 5, 12]);
});

import { expect, test } from "vitest";
import { ofBuyers, ofSellers, type Rating, reviewFacts, wordsFor } from "./review-words.ts";

const speaksOf: [string, RegExp][] = [
  ["parcel", /zásilk|odesl|krabice|poštovn|cestou|zabalen/i],
  ["by_hand", /předání/i],
  ["bottle", /láhev|etiket|hladin|uzávěr/i],
];
/** Of somebody whom nothing brings down any more. */
const praised: Rating = { sum: 5_000, count: 1_000 };

test.each(speaksOf)("no review speaks of what needs a %s where there is none", (fact, words) => {
  const others = reviewFacts.filter((each) => each !== fact);
  for (const side of [ofSellers, ofBuyers]) {
    for (let turn = 0; turn < 40; turn++) {
      expect(wordsFor(side, others, turn, praised).text).not.toMatch(words);
    }
  }
});

test("whatever is so, many different things are said of it", () => {
  const said = (facts: Parameters<typeof wordsFor>[1]) =>
    new Set(Array.from({ length: 40 }, (_, turn) => wordsFor(ofSellers, facts, turn, praised).text)).size;
  expect([said(["parcel"]), said(["by_hand"]), said(["bottle", "parcel"])]).toEqual([8, 5, 12]);
});

test("no review takes anybody below 4.6 stars, and not all give five", () => {
  let rating: Rating = { sum: 0, count: 0 };
  for (let turn = 0; turn < 40; turn++) {
    const { stars } = wordsFor(ofSellers, ["bottle", "parcel"], turn, rating);
    rating = { sum: rating.sum + stars, count: rating.count + 1 };
    expect(rating.sum / rating.count).toBeGreaterThanOrEqual(4.6);
  }
  expect(rating.sum).toBeLessThan(5 * rating.count);
});

import { expect, test } from "vitest";
import { silhouetteOf } from "./silhouette-of.ts";

const of = (id: number) => silhouetteOf({ category: { id, slug: "", name: "" } });

test.each([
  ["whisky", "flask", [3, 30, 48]],
  ["cognac and brandy", "decanter", [4, 60, 70]],
  ["rum, fruit spirits, vodka, wine", "bottle", [2, 10, 25, 80, 110, 200, 299]],
  ["tobacco", "box", [300, 310, 352]],
  ["glassware", "decanter", [450, 453]],
  ["other accessories", "box", [410, 421, 490]],
  ["a category nobody has drawn for", "bottle", [1, 0]],
] as const)("%s without a picture is a %s throughout", (_, kind, ids) => {
  expect(new Set(ids.map(of))).toEqual(new Set([kind]));
});

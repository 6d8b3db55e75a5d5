import { expect, test } from "vitest";
import { orderWith, type Placed, placeRefusal } from "./tree-rules.ts";

/** Where a category may lie (rule T13). */

const chain: Placed[] = [1, 2, 3, 4, 5].map((id) => ({
  id,
  parentId: id === 1 ? null : id - 1,
  path: [1, 2, 3, 4, 5].slice(0, id),
}));
const pair: Placed[] = [
  { id: 8, parentId: null, path: [8] },
  { id: 9, parentId: 8, path: [8, 9] },
];
const tree = [...chain, ...pair];
const at = (id: number) => tree.find((each) => each.id === id) as Placed;

test.each([
  ["under itself", 2, 2, "CATEGORY_UNDER_ITSELF"],
  ["under what lies in it", 2, 5, "CATEGORY_UNDER_ITSELF"],
  ["with one below it to the fifth level", 8, 4, "CATEGORY_TOO_DEEP"],
  ["with one below it to the fourth and fifth", 8, 3, null],
  ["alone to the fifth", 9, 4, null],
  ["alone to a sixth", 9, 5, "CATEGORY_TOO_DEEP"],
  ["where it is", 5, 4, null],
])("%s", (_, moved, parent, refusal) => {
  expect(placeRefusal(tree, at(moved), at(parent))).toBe(refusal);
});

test("anything may lie at the top", () => {
  expect(tree.map((each) => placeRefusal(tree, each, null))).toEqual(tree.map(() => null));
});

test("a category goes before a sibling or to the end", () => {
  expect(orderWith([1, 2, 3], 3, 1)).toEqual([3, 1, 2]);
  expect(orderWith([1, 2, 3], 1, null)).toEqual([2, 3, 1]);
  expect(orderWith([1, 2], 9, 2)).toEqual([1, 9, 2]);
  expect(orderWith([1, 2], 9, 7)).toBeNull();
  expect(orderWith([1, 2], 2, 2)).toBeNull();
});

import { expect, test } from "vitest";
import { type ChoiceMode, type Choosable, chooseCategory } from "./choose-category.ts";

const leaf = (id: number): Choosable => ({ id, subcategories: [] });
/** 1 → 11 → 111 → 1111, 1112; 1 → 12; 2. */
const tree: Choosable[] = [
  {
    id: 1,
    subcategories: [{ id: 11, subcategories: [{ id: 111, subcategories: [leaf(1111), leaf(1112)] }] }, leaf(12)],
  },
  leaf(2),
];
const after = (chosen: number[], id: number, isOn: boolean, mode: ChoiceMode) =>
  [...chooseCategory(tree, new Set(chosen), { id, isOn, mode })].toSorted((a, b) => a - b);

test("NL7: downwards a tick ticks all four levels below, and unticking clears just them", () => {
  expect(after([2], 1, true, "down")).toEqual([1, 2, 11, 12, 111, 1111, 1112]);
  expect(after([1, 2, 11, 12, 111, 1111, 1112], 11, false, "down")).toEqual([1, 2, 12]);
  expect(after([], 1111, true, "down")).toEqual([1111]);
});

test("upwards a tick ticks all above, and unticking clears it alone", () => {
  expect(after([2], 1112, true, "up")).toEqual([1, 2, 11, 111, 1112]);
  expect(after([1, 11, 111, 1112], 111, false, "up")).toEqual([1, 11, 1112]);
});

test("what is not in the tree changes nothing", () => {
  expect(after([2], 99, true, "down")).toEqual([2]);
});

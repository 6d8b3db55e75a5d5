import { expect, test } from "vitest";
import type { Category } from "#contract/catalogue/catalogue.ts";
import { categoryPath } from "./category-path.ts";

const category = (id: number, ...subcategories: Category[]): Category => ({
  id,
  slug: `c${id}`,
  name: `C${id}`,
  count: 0,
  subcategories,
});
const tree = [category(1, category(2, category(4, category(5, category(6)))), category(3))];

test("the path leads from the top to the category, through all five levels", () => {
  expect(categoryPath(tree, 6)).toEqual([1, 2, 4, 5, 6]);
  expect(categoryPath(tree, 3)).toEqual([1, 3]);
});

test("an unknown category has no path", () => {
  expect(categoryPath(tree, 99)).toEqual([]);
  expect(categoryPath(tree, null)).toEqual([]);
});

import { expect, test } from "vitest";
import type { Category } from "#contract/catalogue/catalogue.ts";
import { menuCategories } from "./menu-categories.ts";

const tree = [1, 2, 3].map((id): Category => ({ id, slug: `c${id}`, name: `C${id}`, count: 0, subcategories: [] }));
const ids = (categories: readonly Category[]) => categories.map(({ id }) => id);

test("the setting says which top categories menus show, and in which order; what is gone is left out", () => {
  expect(ids(menuCategories(tree, [3, 99, 1]))).toEqual([3, 1]);
});

test("without a setting all are shown as they are", () => {
  expect(menuCategories(tree, [])).toEqual(tree);
});

import { expect, test } from "vitest";
import type { Category } from "#contract/catalogue/catalogue.ts";
import { orderCategories } from "./order-categories.ts";

const category = (id: number, ...subcategories: Category[]): Category => ({
  id,
  slug: `c${id}`,
  name: `C${id}`,
  count: 0,
  subcategories,
});
const ids = (categories: Category[]) => categories.map(({ id }) => id);

test("below top category 1, subcategories 2 and 3 come first in this order, the rest keeps its own", () => {
  const [top] = orderCategories([category(1, category(9), category(3), category(7), category(2))]);
  expect(ids(top?.subcategories ?? [])).toEqual([2, 3, 9, 7]);
});

test("nothing else is reordered and nothing is lost", () => {
  const tree = [category(5, category(3), category(2)), category(1, category(8))];
  expect(orderCategories(tree)).toEqual(tree);
});

import { expect, test } from "vitest";
import type { Category } from "#contract/catalogue/catalogue.ts";
import { categoryRows, treeMove } from "./category-rows.ts";

const category = (id: number, subcategories: Category[] = []): Category => ({
  id,
  name: String(id),
  slug: "",
  count: 0,
  subcategories,
});
const tree = [category(1, [category(2, [category(3)]), category(4)]), category(5)];
const keys = (...unfolded: number[]) =>
  categoryRows(tree, new Set(unfolded)).map(({ key, depth }) => `${depth}:${key}`);

test("only what is unfolded shows what lies below, and can then be chosen as a whole", () => {
  expect(keys()).toEqual(["0:1", "0:5"]);
  expect(keys(1)).toEqual(["0:1", "1:2", "1:4", "1:1-general", "0:5"]);
  expect(keys(2)).toEqual(["0:1", "0:5"]);
  expect(keys(1, 2)).toEqual(["0:1", "1:2", "2:3", "2:2-general", "1:4", "1:1-general", "0:5"]);
});

test("arrows walk, unfold and fold as in any tree", () => {
  const rows = categoryRows(tree, new Set([1]));
  expect(treeMove(rows, 0, "ArrowUp")).toEqual({ to: 0 });
  expect(treeMove(rows, 4, "ArrowDown")).toEqual({ to: 4 });
  expect(treeMove(rows, 0, "ArrowRight")).toEqual({ to: 1 });
  expect(treeMove(rows, 1, "ArrowRight")).toEqual({ toggle: 2 });
  expect(treeMove(rows, 2, "ArrowLeft")).toEqual({ to: 0 });
  expect(treeMove(rows, 0, "ArrowLeft")).toEqual({ toggle: 1 });
  expect(treeMove(rows, 4, "ArrowLeft")).toBeNull();
  expect(treeMove(rows, 2, "End")).toEqual({ to: 4 });
});

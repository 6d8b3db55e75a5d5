import { expect, test } from "vitest";
import type { Category } from "#contract/catalogue/catalogue.ts";
import { kindOf } from "./category-kind.ts";
import { pathToCategory, searchCategories } from "./search-categories.ts";

const category = (id: number, name: string, subcategories: Category[] = []): Category => ({
  id,
  name,
  slug: "",
  count: 0,
  subcategories,
});
const tree = [
  category(1, "Lihoviny", [
    category(2, "Rum", [category(11, "Jamajka")]),
    category(3, "Whisky", [
      category(30, "Skotská whisky", [category(31, "Skotská single malt", [category(32, "Islay")])]),
    ]),
    category(85, "Ostatní ovocné destiláty"),
  ]),
  category(300, "Tabák", [category(330, "Dýmkový tabák")]),
];
const names = (query: string) => searchCategories(tree, query).map(({ category: { name } }) => name);

test("accents and case do not matter, beginnings suffice", () => {
  expect(names("DYMK")).toEqual(["Dýmkový tabák"]);
  expect(names("ovoc dest")).toEqual(["Ostatní ovocné destiláty"]);
});

test("a word may match a category above, one must match the category itself", () => {
  expect(names("islay whisky")).toEqual(["Islay"]);
  expect(names("lihoviny jamajka")).toEqual(["Jamajka"]);
});

test("names that begin with what was typed come first", () => {
  expect(names("whisky")).toEqual(["Whisky", "Skotská whisky"]);
});

test("no words and unknown words find nothing", () => {
  expect([names(" "), names("vodka")]).toEqual([[], []]);
});

test("the path to a category starts at the top", () => {
  expect(pathToCategory(tree, 32).map(({ id }) => id)).toEqual([1, 3, 30, 31, 32]);
  expect(pathToCategory(tree, 999)).toEqual([]);
});

test("the kind of a category is its top one's", () => {
  expect([kindOf(tree, 32), kindOf(tree, 330), kindOf(tree, null)]).toEqual(["spirits", "tobacco", "spirits"]);
});

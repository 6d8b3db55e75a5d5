import { expect, test } from "vitest";
import { productBody } from "#contract/products/products.ts";
import { placedCategories } from "#server/features/catalogue/category-tree.ts";
import { allGoods } from "./goods.ts";
import { stockGoods } from "./stock.ts";

const categories = new Map(placedCategories().map((category) => [category.id, category]));
const topOf = (id: number) => {
  let at = categories.get(id);
  while (at?.parentId) at = categories.get(at.parentId);
  return at?.id;
};

test("no name is given twice, and each fits the form of a listing", () => {
  const names = [...allGoods, ...stockGoods].map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name.length < 3 || name.length > 90 || /\s[,.]|\s\s/.test(name))).toEqual([]);
});

test("every good lies in a category of the tree, and every top category has goods", () => {
  expect(allGoods.filter(({ category }) => !categories.has(category))).toEqual([]);
  expect([...new Set(allGoods.map(({ category }) => topOf(category)))].sort()).toEqual([1, 200, 300, 400]);
});

test("prices lie between 300 and 250 000 Kč, ages and years agree", () => {
  expect(allGoods.filter(({ worth }) => worth < 300 || worth > 250_000)).toEqual([]);
  expect(allGoods.filter(({ startPrice, reserve }) => reserve !== null && reserve <= startPrice)).toEqual([]);
  const wrong = allGoods.filter(({ ageYears, vintage, bottledYear }) =>
    ageYears && vintage && bottledYear
      ? Math.abs(bottledYear - vintage - ageYears) > 1
      : bottledYear && vintage && bottledYear < vintage,
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test("every good is described in two to six sentences", () => {
  for (const { name, note, story, state } of allGoods) {
    const text = `${note} ${story}\n\n${state}`;
    const sentences = text.match(/[.?](?=\s|$)/g)?.length;
    expect(sentences, name).toBeGreaterThanOrEqual(2);
    expect(text, name).not.toMatch(/undefined|null|\.\.|\s{3}/);
  }
});

test("goods from stock are what the shop's form takes, named and described for visitors in either language", () => {
  for (const { stock: _, pictures: __, ...product } of stockGoods) {
    const given = productBody.safeParse({ ...product, reducedFrom: null, reducedUntil: null, isShown: true });
    expect(given.error, product.name).toBeUndefined();
    expect(product.name).not.toMatch(/[ěščřžýůďťň]|\blet\b|láhev/i);
    expect(product.description.split("\n\n")).toHaveLength(2);
  }
});

test("tobacco has its place in the shop, and is never sold at a reduced price", () => {
  const tobacco = stockGoods.filter(({ categoryId }) => topOf(categoryId) === 300);
  expect(tobacco.length).toBeGreaterThanOrEqual(4);
  expect(tobacco.filter(({ reducedPrice }) => reducedPrice !== null)).toEqual([]);
  // Cigarettes are sold at the price on the stamp, which a demo cannot know.
  expect(tobacco.filter(({ categoryId }) => categoryId >= 350 && categoryId < 360)).toEqual([]);
});

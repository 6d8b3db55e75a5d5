import { expect, test } from "vitest";
import { createRandom } from "#demo/drawing/random.ts";
import { placedCategories } from "#server/features/catalogue/category-tree.ts";
import { allGoods } from "./all-goods.ts";
import { conditionOf } from "./condition.ts";
import { describe } from "./description.ts";
import { drawingSpecOf, seedOf } from "./drawing-spec.ts";

const categories = new Map(placedCategories().map((category) => [category.id, category]));

test("no name is given twice, and each fits the form of a listing", () => {
  const names = allGoods.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.filter((name) => name.length < 3 || name.length > 90 || /\s[,.]|\s\s/.test(name))).toEqual([]);
});

test("every good lies in a category of the tree, and every top category has goods", () => {
  expect(allGoods.filter(({ categoryId }) => !categories.has(categoryId))).toEqual([]);
  const tops = new Set(
    allGoods.map(({ categoryId }) => {
      let at = categories.get(categoryId);
      while (at?.parentId) at = categories.get(at.parentId);
      return at?.id;
    }),
  );
  expect([...tops].sort()).toEqual([1, 200, 300, 400]);
});

test("prices lie between 300 and 250 000 Kč, ages and years agree", () => {
  expect(allGoods.filter(({ worthCzk }) => worthCzk < 300 || worthCzk > 250_000)).toEqual([]);
  const wrong = allGoods.filter(({ facts: { age, vintage, bottled } }) =>
    age && vintage && bottled
      ? Math.abs(bottled - vintage - age) > 1
      : bottled && vintage && bottled < vintage,
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test("every good is described in two to six sentences and drawn by a seed of its own", () => {
  const seeds = new Set(allGoods.map(({ name }) => seedOf(name)));
  expect(seeds.size).toBe(allGoods.length);
  for (const good of allGoods) {
    const random = createRandom(seedOf(good.name));
    const sheet = conditionOf(good, random);
    const text = describe(good, sheet, { place: "Brno", handover: "both" }, random);
    expect(text.match(/[.?](?=\s|$)/g)?.length, good.name).toBeGreaterThanOrEqual(2);
    expect(text).not.toMatch(/undefined|null|\.\.|\s{3}/);
    expect(drawingSpecOf(good, sheet).title).toBe(good.brand);
  }
});

test("a label bears no other year than the name of its good", () => {
  const year = /\b1[6-9]\d\d\b|\b20[0-4]\d\b/g;
  const wrong = allGoods.filter((good) => {
    const named = good.name.match(year);
    const shown = drawingSpecOf(good, conditionOf(good, createRandom(1))).year?.match(/\d{4}/)?.[0];
    return named && shown && !named.includes(shown);
  });
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test("no label says what only its seller would", () => {
  const sheet = (good: (typeof allGoods)[number]) => conditionOf(good, createRandom(1));
  const wrong = allGoods.filter((good) =>
    /kazet|karaf|lahev|zavřen/i.test(drawingSpecOf(good, sheet(good)).subtitle ?? ""),
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

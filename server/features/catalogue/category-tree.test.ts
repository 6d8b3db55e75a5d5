import { expect, test } from "vitest";
import { maxCategoryDepth } from "#contract/catalogue/tree-rules.ts";
import { placedCategories } from "./category-tree.ts";
import { inheritPolicy } from "./policy-rules.ts";
import { slugOf } from "./slugs.ts";

const all = placedCategories();
const byId = new Map(all.map((category) => [category.id, category]));

test("has over a hundred categories, down to the fifth level and no deeper, under ids below 1 000 used once", () => {
  expect(all.length).toBeGreaterThanOrEqual(110);
  expect(Math.max(...all.map(({ depth }) => depth))).toBe(maxCategoryDepth);
  expect(byId.size).toBe(all.length);
  expect(all.every(({ id }) => id >= 1 && id < 1_000)).toBe(true);
});

test("has every name in both languages, and a line about each top category in both", () => {
  for (const { name, description, depth } of all) {
    expect(name.cs && name.en).toBeTruthy();
    expect(Boolean(description.cs)).toBe(Boolean(description.en));
    if (depth === 1) expect(description.cs).not.toBe("");
  }
});

test("gives siblings different slugs in each language", () => {
  for (const lang of ["cs", "en"] as const) {
    const slugs = all.map(({ parentId, name }) => `${parentId}/${slugOf(name[lang], lang)}`);
    expect(new Set(slugs).size).toBe(slugs.length);
  }
});

test("puts rum (2) and whisky (3) first under spirits (1)", () => {
  const under = all.filter(({ parentId }) => parentId === 1).map(({ id }) => id);
  expect(under.slice(0, 2)).toEqual([2, 3]);
  expect([1, 2, 3].map((id) => byId.get(id)?.name.en)).toEqual(["Spirits", "Rum", "Whisky"]);
});

test.each([
  ["Islay single malt", 32, { ageVerified: true, topping: true }],
  ["wine", 212, { ageVerified: true, saleModes: ["auction", "fixed_price", "by_agreement"] }],
  ["cigars", 312, { ageVerified: true, countries: ["CZ"], topping: true }],
  [
    "cigarettes",
    351,
    {
      ageVerified: true,
      saleModes: ["fixed_price"],
      topping: false,
      vouchers: false,
      newsletter: false,
      countries: ["CZ"],
    },
  ],
  ["books", 490, { ageVerified: false, topping: true, vouchers: true }],
])("inherits the policy of %s from above", (_, id, expected) => {
  const policies = [];
  for (let at = byId.get(id); at; at = byId.get(at.parentId ?? 0)) policies.unshift(at.policy);
  expect(inheritPolicy(policies)).toMatchObject(expected);
});

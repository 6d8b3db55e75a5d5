import { expect, test } from "vitest";
import type { SuggestionSet } from "#contract/search/suggestions.ts";
import { suggestionGroups } from "./suggestion-groups.ts";

const found: SuggestionSet = {
  leading: "brands",
  categories: [
    { id: 2, slug: "rum", name: "Rum" },
    { id: 25, slug: "rumove-likery", name: "Rumové likéry" },
  ],
  brands: [{ id: 7, name: "Rumbar" }],
  items: [{ id: 1_001, slug: "rum-12", name: "Rum 12", nameLang: "cs", type: "supply", picture: null, price: 500 }],
};
const kinds = (set: SuggestionSet) =>
  suggestionGroups(set, "cs").map(({ kind, options }) => [kind, ...options.map(({ name }) => name)]);

test("brands and what runs stand before categories", () => {
  expect(kinds(found)).toEqual([
    ["brands", "Rumbar"],
    ["items", "Rum 12"],
    ["categories", "Rum", "Rumové likéry"],
  ]);
});

test("a category that leads does so alone, others stand last", () => {
  expect(kinds({ ...found, leading: "categories", brands: [] })).toEqual([
    ["categories", "Rum"],
    ["items", "Rum 12"],
    ["further", "Rumové likéry"],
  ]);
});

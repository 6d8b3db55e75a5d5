import { expect, test } from "vitest";
import { differencesOf } from "./difference-rules.ts";

test.each([
  ["one value", null, "on", [{ field: "", from: null, to: "on" }]],
  ["the same", { a: 1, b: [1, 2] }, { a: 1, b: [1, 2] }, []],
  [
    "values within, those of lists by their place",
    { name: { cs: "A" }, prices: [{ price: 1 }, { price: 2 }] },
    { name: { cs: "B" }, prices: [{ price: 1 }] },
    [
      { field: "name.cs", from: "A", to: "B" },
      { field: "prices.2.price", from: 2, to: null },
    ],
  ],
  [
    "lists of plain values as one",
    ["content"],
    ["content", "admin"],
    [{ field: "", from: "content", to: "content, admin" }],
  ],
  [
    "a state beside what happened in it",
    "paid",
    { returned: 100 },
    [
      { field: "status", from: "paid", to: "paid" },
      { field: "returned", from: null, to: 100 },
    ],
  ],
  ["what is gone", { isShown: true }, null, [{ field: "isShown", from: true, to: null }]],
])("an entry tells %s (rule AU2)", (_, before, after, reported) => {
  expect(differencesOf(before, after)).toEqual(reported);
});

test("a table of thousands of values is told in part", () => {
  expect(differencesOf(null, { rows: Array.from({ length: 5_000 }, (_, at) => ({ at })) })).toHaveLength(300);
});

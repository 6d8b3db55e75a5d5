import { expect, test } from "vitest";
import type { FacetValue } from "#contract/search/facets.ts";
import { inOrder } from "./in-order.ts";
import { isNamedLike } from "./is-named-like.ts";

const value = (name: string, count: number, chosen = false): FacetValue => ({
  value: name,
  label: null,
  count,
  chosen,
});
const namesOf = (values: readonly FacetValue[]) => values.map((each) => each.value);

test("no value moves when it is chosen, whatever order it came in", () => {
  const before = [value("b", 5), value("a", 5), value("c", 9)];
  const after = [value("b", 5, true), value("c", 9), value("a", 5)];
  expect(namesOf(inOrder("brand", before, []))).toEqual(["c", "a", "b"]);
  expect(namesOf(inOrder("brand", after, []))).toEqual(["c", "a", "b"]);
});

test("as many go by their letters, whatever language the browser speaks", () => {
  const names = ["Žufánek", "zz", "Chvojka", "Zlatý", "ábel", "ahoj", "b", "Az"];
  const values = names.map((name) => value(name, 1));
  expect(namesOf(inOrder("brand", values, []))).toEqual([
    "ahoj",
    "Az",
    "ábel",
    "b",
    "Chvojka",
    "Zlatý",
    "zz",
    "Žufánek",
  ]);
});

test("what was chosen from the beginning stands first, but for kinds with an order of their own", () => {
  expect(namesOf(inOrder("country", [value("a", 5), value("b", 0, true)], ["b"]))).toEqual(["b", "a"]);
  expect(namesOf(inOrder("age", [value("10", 5), value("0", 1), value("30", 0)], ["30"]))).toEqual(["0", "10", "30"]);
  expect(namesOf(inOrder("condition", [value("damaged", 5), value("perfect", 1)], []))).toEqual(["perfect", "damaged"]);
});

test.each([
  ["Žufánek", "zuf", true],
  ["Palírna u Tří dubů", "DUB", true],
  ["Palírna u Tří dubů", "tri dub", true],
  ["Val-de-Brume", "brume", true],
  ["Havnegaard", "gaard", false],
  ["Havnegaard", " ", true],
])("%s is named like %s: %s", (name, sought, expected) => {
  expect(isNamedLike(name, sought)).toBe(expected);
});

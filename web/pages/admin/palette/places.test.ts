import { expect, test } from "vitest";
import type { FoundThing } from "#contract/admin-search/admin-search.ts";
import { placeOf, placesNamed } from "./places.ts";

const place = (name: string, detail = "") => ({ name, detail, to: `/${name}` });
const places = [place("Záznam změn", "Systém"), place("Změny cen", "Obchod"), place("Lidé")];

test("places are found by each word, without accents, what is begun first", () => {
  const names = (typed: string) => placesNamed(places, typed).map(({ name }) => name);
  expect(names("zmen")).toEqual(["Změny cen", "Záznam změn"]);
  expect(names("zmen SYST")).toEqual(["Záznam změn"]);
  expect(names("kočka")).toEqual([]);
  expect(names("  ")).toHaveLength(3);
});

test("what is found leads to where the back office shows it", () => {
  const found: FoundThing = { kind: "person", id: 7, name: "jan & syn", detail: "", slug: null, group: null };
  const toOf = (thing: Partial<FoundThing>) => placeOf({ ...found, ...thing }, "cs").to;
  expect(toOf({})).toBe("/administrace/lide?name=jan+%26+syn");
  expect(toOf({ kind: "goods_order", group: "done" })).toBe("/administrace/objednavky?group=done&q=7");
  expect(toOf({ kind: "order" })).toBe("/administrace/penize?group=orders&q=7");
  expect(toOf({ kind: "deal" })).toBe("/administrace/obchody/7");
});

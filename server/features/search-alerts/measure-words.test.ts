import { expect, test } from "vitest";
import { measureWords } from "./measure-words.ts";

const plain = (lang: "cs" | "en", filters: Parameters<typeof measureWords>[0]) =>
  measureWords(filters, lang).map((word) => word.replaceAll("\u00a0", " "));

test("a search by measures alone is called by them, in both languages", () => {
  const filters = { vintage: ["1970"], volume: ["700"], strength: ["60"], condition: ["perfect"] };
  expect(plain("cs", filters)).toEqual(["1970–1979", "0,7–0,75 l", "od 60 %", "bezvadný stav"]);
  expect(plain("en", filters)).toEqual(["1970–1979", "0.7–0.75 l", "from 60 %", "perfect condition"]);
});

test("a price is told from its lower end, whichever way it was asked for", () => {
  expect(plain("cs", { priceFrom: 5_000, priceTo: 1_000, age: ["0"] })).toEqual([
    "pod 10 let",
    "od 1 000 Kč do 5 000 Kč",
  ]);
  expect(plain("en", { priceTo: 1_000 })).toEqual(["up to 1 000 Kč"]);
});

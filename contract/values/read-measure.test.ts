import { expect, test } from "vitest";
import { gramsOf, millilitresOf, percentOf, yearsOf } from "./read-measure.ts";

test.each([
  ["0,7", 700],
  ["0.7 l", 700],
  ["70 cl", 700],
  ["7dl", 700],
  ["700 ml", 700],
  ["1.500", 1_500],
  ["1", 1_000],
  ["sedm", null],
  ["0,7 galonu", null],
])("a volume as sellers write it: %s", (text, millilitres) => {
  expect(millilitresOf(text, true)).toBe(millilitres);
});

test("a table that says millilitres is not guessed at", () => {
  expect(millilitresOf("5", false)).toBe(5);
});

test.each([
  ["43°", 43],
  ["43 %", 43],
  ["40,5% vol.", 40.5],
  ["volně", null],
])("a strength: %s", (text, percent) => {
  expect(percentOf(text)).toBe(percent);
});

test.each([
  ["12YO", 12],
  ["12y", 12],
  ["12 let", 12],
  ["12 letadel", null],
])("an age: %s", (text, years) => {
  expect(yearsOf(text)).toBe(years);
});

test.each([
  ["50g", 50],
  ["1,45 kg", 1_450],
  ["lehké", null],
])("a weight: %s", (text, grams) => {
  expect(gramsOf(text)).toBe(grams);
});

import { expect, test } from "vitest";
import { wordChanges } from "./word-changes.ts";

const reported = (before: string, after: string) =>
  wordChanges(before, after).map(({ kind, text }) => `${{ same: "", added: "+", removed: "-" }[kind]}${text}`);

test.each([
  ["nothing", "a b", " a  b ", []],
  ["a word", "Stará láhev je plná", "Stará láhev je prázdná", ["Stará láhev je", "-plná", "+prázdná"]],
  ["an added end", "a", "a b", ["a", "+b"]],
  ["a removed beginning", "a b", "b", ["-a", "b"]],
  ["everything", "a", "b", ["-a", "+b"]],
  ["two places", "a b c d", "a x c y", ["a", "-b", "+x", "c", "-d", "+y"]],
  ["a text where there was none", "", "a b", ["+a b"]],
])("%s is told in words", (_, before, after, changes) => {
  expect(reported(before, after)).toEqual(changes);
});

test("what stays the same is shortened to the words around a change", () => {
  const long = Array.from({ length: 40 }, (_, index) => `w${index}`);
  const changes = reported(["a", ...long, "b", ...long].join(" "), ["x", ...long, "y", ...long].join(" "));
  expect(changes).toHaveLength(6);
  expect(changes[2]).toBe("w0 w1 w2 w3 w4 w5 w6 w7 … w32 w33 w34 w35 w36 w37 w38 w39");
  expect(changes.at(-1)).toBe("w0 w1 w2 w3 w4 w5 w6 w7 …");
});

test("texts of a whole book are compared at once, as one change", () => {
  const book = (word: string) => Array.from({ length: 30_000 }, (_, index) => `${word}${index}`).join(" ");
  expect(wordChanges(book("a"), book("b")).map(({ kind }) => kind)).toEqual(["removed", "added"]);
});

import { expect, test } from "vitest";
import { findCircle } from "./join-small-files.ts";

test.each([
  [{ a: ["b", "c"], b: ["c"], c: [] }, null],
  [{ a: ["b"], b: ["c"], c: ["b"] }, ["b", "c", "b"]],
  [{ a: ["a"] }, ["a", "a"]],
])("in %j the circle %j is found", (files: Record<string, string[]>, circle) => {
  expect(findCircle((file) => files[file] ?? [], Object.keys(files))).toEqual(circle);
});

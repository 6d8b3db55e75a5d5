import { expect, test } from "vitest";
import { withoutTrailingSlash } from "./trailing-slash.ts";

test.each([
  ["/blog/", "/blog"],
  ["/hledani/?q=rum&page=2", "/hledani?q=rum&page=2"],
  ["/a/b//", "/a/b"],
  ["/?a?b/", null],
  ["/", null],
  ["/blog", null],
  ["/blog?x=/", null],
])("PA2: %s goes to %s", (url, target) => {
  expect(withoutTrailingSlash(url)).toBe(target);
});

test.each([
  "//evil.example",
  "//evil.example/a?b",
  "/\\evil.example",
  "//evil.example/",
  "///evil.example/a/",
  "/\\evil.example/",
  "\\\\evil.example\\",
])("%s stays on the site", (url) => {
  expect(withoutTrailingSlash(url)).toMatch(/^\/[^/\\]/);
});

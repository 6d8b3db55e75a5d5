import { expect, test } from "vitest";
import { safeRedirect } from "./safe-redirect.ts";

test.each(["/ucet/prehled", "/", "/3/whisky", "/ucet/vase-aukce/12/upravit", "/%C4%8Daj"])(
  "A10: %s is a page of ours",
  (path) => {
    expect(safeRedirect(path)).toBe(path);
  },
);

test.each([
  null,
  "",
  "ucet",
  "//evil.example",
  "/\\evil.example",
  "/%2f%2fevil.example",
  "/%2Fevil",
  "/%5cevil",
  "javascript:alert(1)",
  "https://evil.example",
  "/a?b=c",
  "/a#b",
  "/\tevil",
  "/%0d%0aSet-Cookie",
  "/user:pass@evil.example/",
  "/a.b",
  "/%",
])("%s is not followed", (path) => {
  expect(safeRedirect(path)).toBeNull();
});

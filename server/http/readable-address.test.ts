import { expect, test } from "vitest";
import { readableAddress } from "./readable-address.ts";

test.each([
  ["/%ff", "/%25ff"],
  ["/100%?q=50%25", "/100%25?q=50%25"],
  ["/zmena-hesla/%c3", "/zmena-hesla/%25c3"],
  ["/12/ko%C5%88ak", "/12/ko%C5%88ak"],
  ["/hledani?q=%ff", "/hledani?q=%ff"],
  ["/api/auctions/%zz", "/api/auctions/%zz"],
  ["/media/%ff", "/media/%ff"],
  ["http://evil.example/blog?x", "/blog?x"],
  ["http://evil.example", "/"],
  ["HTTPS://user@evil.example:1?x", "/?x"],
  ["//evil.example/", "//evil.example/"],
  ["*", "/*"],
])("%s reaches the router as %s", (url, taken) => {
  expect(readableAddress(url)).toBe(taken);
});

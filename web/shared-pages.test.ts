import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listingQuery } from "#contract/listing-query.ts";
import { sharedPageOf } from "./shared-pages.ts";

const token = "auth._token.local=0123456789012345678901234567890123456789012";

test.each([
  ["/", "/"],
  ["/?utm_source=x&fbclid=1", "/"],
  ["/hledani?q=rum&utm_medium=mail&page=2", "/hledani?q=rum&page=2"],
  ["/hledani?type=supply&type=demand", "/hledani?type=supply&type=demand"],
  ["/mesicni-aukce?past=2", "/mesicni-aukce?past=2"],
  ["/12/rum?sort=newest&x", "/12/rum?sort=newest"],
  ["/no/such/page/at/all?x=1", "/no/such/page/at/all"],
  ["//evil.example/", "//evil.example/"],
])("%s is the shared page %s", (url, address) => {
  expect(sharedPageOf(url, undefined)).toEqual({ address, cookie: null });
});

test("a shared page knows the currency and no other cookie", () => {
  expect(sharedPageOf("/", "accept-technical=1; currencyId=2; guest-wishlist=abc")?.cookie).toBe(
    "currencyId=2",
  );
  expect(sharedPageOf("/", "currencyId=2%0d%0aX: y; xcurrencyId=3")?.cookie).toBeNull();
});

test.each([
  ["a signed-in visitor", "/", token],
  ["an account page", "/ucet/prehled", undefined],
  ["a page whose address only one visitor knows", "/zmena-hesla/abc", undefined],
  ["a navigation's data", "/hledani.data?_routes=x", undefined],
  ["an address of another site", "http://evil.example/", undefined],
  ["an address of endless length", `/hledani?q=${"a".repeat(3_000)}`, undefined],
])("%s gets a rendering of their own", (_what, url, cookies) => {
  expect(sharedPageOf(url, cookies)).toBeNull();
});

test("what pages read by name from their query is kept in the address of a shared page", () => {
  const kept = new Set([...Object.keys(listingQuery.shape), "past"]);
  const files = globSync("web/pages/{home,search,daily,monthly,item,user}/**/*.{ts,tsx}");
  const read = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\b(?:search|searchParams|params)\.get\("(\w+)"\)/g)].map(
      ([, name]) => name,
    ),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(read.filter((name) => !kept.has(name ?? ""))).toEqual([]);
});

import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { listingQuery } from "#contract/search/listing-query.ts";
import { hasJustChanged, namesSomebody, sharedAddressOf, sharedCookieOf } from "./shared-pages.ts";

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
  expect(sharedAddressOf(url)).toBe(address);
});

test("a shared page knows the currency and no other cookie", () => {
  expect(sharedCookieOf("accept-technical=1; currencyId=2; guest-wishlist=abc")).toBe("currencyId=2");
  expect(sharedCookieOf("currencyId=2%0d%0aX: y; xcurrencyId=3")).toBe("");
  expect(sharedCookieOf(undefined)).toBe("");
});

test("PA3: who is signed in is named by the token's cookie, and gets the page of everybody", () => {
  expect(sharedCookieOf(`currencyId=2; ${token}`)).toBe("currencyId=2");
  expect([
    namesSomebody(`currencyId=2; ${token}`),
    namesSomebody("auth._token.local=x"),
    namesSomebody(undefined),
  ]).toEqual([true, false, false]);
});

test("FR12: who has just changed something is told apart, a guest who says so is not", () => {
  expect([`${token}; just-changed=1`, token, "just-changed=1", undefined].map(hasJustChanged)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

test.each([
  ["an account page", "/ucet/prehled"],
  ["a page whose address only one visitor knows", "/zmena-hesla/abc"],
  ["a navigation's data", "/hledani.data?_routes=x"],
  ["an address of another site", "http://evil.example/"],
  ["an address of endless length", `/hledani?q=${"a".repeat(3_000)}`],
])("%s is shared with nobody", (_what, url) => {
  expect(sharedAddressOf(url)).toBeNull();
});

test("what pages read by name from their query is kept in the address of a shared page", () => {
  const stored = new Set([...Object.keys(listingQuery.shape), "past"]);
  const files = globSync("web/pages/{home,search,daily,monthly,item,user}/**/*.{ts,tsx}");
  const read = files.flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\b(?:search|searchParams|params)\.get\("(\w+)"\)/g)].map(
      ([, name]) => name,
    ),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(read.filter((name) => !stored.has(name ?? ""))).toEqual([]);
});

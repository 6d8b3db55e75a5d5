import { expect, test } from "vitest";
import { registerFor, signInFor, wantedPage } from "./wanted-page.ts";

test.each([
  ["/ucet/aukce", ""],
  ["/ucet/aukce", "?group=won&page=2"],
  ["/account/auctions", "?group=won"],
  ["/hledani", "?q=%C4%8Derven%C3%BD+rum%26d%C3%BDmka"],
])("whoever signs in for %s%s comes back to it", (pathname, search) => {
  const address = new URL(signInFor("cs", { pathname, search }), "http://localhost");
  expect(address.pathname).toBe("/account/index");
  expect(wantedPage(address.searchParams)).toBe(pathname + search);
});

test("of an endless address the page is remembered, and what leads there stays short enough to be asked for", () => {
  const address = signInFor("cs", { pathname: "/ucet/aukce", search: `?${"a=1&".repeat(2_500)}` });
  expect(address.length).toBeLessThan(8_000);
  expect(wantedPage(new URL(address, "http://localhost").searchParams)).toBe("/ucet/aukce");
});

test("a query alone, or beside a page that is none of ours, leads nowhere", () => {
  expect(wantedPage(new URLSearchParams({ query: "group=won" }))).toBeNull();
  expect(wantedPage(new URLSearchParams({ redirect: "//evil.example", query: "group=won" }))).toBeNull();
});

test("a query stays a query, whatever is in it", () => {
  const page = wantedPage(new URLSearchParams({ redirect: "/ucet/aukce", query: "#a\r\nb=\\\\evil&//c" }));
  expect(page).toBe("/ucet/aukce?%23a%0D%0Ab=%5C%5Cevil&%2F%2Fc=");
});

test("whoever registers comes back to the page with its query", () => {
  const address = new URL(registerFor("cs", "/ucet/hlidani/nove?q=%C4%8Derven%C3%BD+rum&brand=3"), "http://localhost");
  expect(address.pathname).toBe("/registrace");
  expect(wantedPage(address.searchParams)).toBe("/ucet/hlidani/nove?q=%C4%8Derven%C3%BD+rum&brand=3");
  expect(registerFor("cs", "//evil.example?q=1")).toBe("/registrace");
  expect(registerFor("en", null)).toBe("/register");
});

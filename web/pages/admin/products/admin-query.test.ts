import { expect, test } from "vitest";
import { addressOfQuery, isNarrowed, queryOfAddress } from "./admin-query.ts";

test.each([
  ["", ""],
  [
    "?q=+rum+&shown=hidden&stock=low&reduced=true&page=3",
    "?q=rum&shown=hidden&stock=low&reduced=true&page=3",
  ],
  ["?shown=nonsense&stock=1&reduced=yes&page=-1", ""],
])("the address %j asks what %j says", (written, reported) => {
  const query = queryOfAddress(new URLSearchParams(written));
  expect(addressOfQuery(query, query.page)).toBe(reported);
});

test("a later page alone narrows nothing", () => {
  expect(isNarrowed(queryOfAddress(new URLSearchParams("?page=4")))).toBe(false);
  expect(isNarrowed(queryOfAddress(new URLSearchParams("?stock=none")))).toBe(true);
});

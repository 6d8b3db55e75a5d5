import { expect, test } from "vitest";
import { addressOfQuery, queryOfAddress } from "./audit-query.ts";

test.each([
  ["", ""],
  [
    "?by=+jana+&kind=setting&id=bid&from=2026-11-01&to=2026-11-30&q=rum&before=x",
    "?by=jana&kind=setting&id=bid&from=2026-11-01&to=2026-11-30&q=rum",
  ],
  ["?kind=nonsense&from=yesterday&to=2026-13-01", ""],
])("the address %j asks what %j says", (written, reported) => {
  expect(addressOfQuery(queryOfAddress(new URLSearchParams(written)))).toBe(reported);
});

test("a place stands behind what the list is narrowed to", () => {
  const query = queryOfAddress(new URLSearchParams("?kind=bid"));
  expect(addressOfQuery(query, { before: "2026" })).toBe("?kind=bid&before=2026");
});

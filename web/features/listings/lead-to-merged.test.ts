import { expect, test } from "vitest";
import type { FacetCounts } from "#contract/search/facets.ts";
import { listingQuery } from "#contract/search/listing-query.ts";
import { leadToMerged } from "./lead-to-merged.ts";

const merged = { merged: { "3": "8" } } as unknown as FacetCounts;
const ask = (address: string, brand: string[]) => () =>
  leadToMerged(new Request(`https://kabinet.test${address}`), listingQuery.parse({ brand }), merged);

test("T12: an address that narrows to a merged brand leads for good to that of the other one, each brand once", () => {
  let answer: unknown;
  try {
    ask("/hledani?q=rum&brand=3,8,5&page=2", ["3", "8", "5"])();
  } catch (thrown) {
    answer = thrown;
  }
  const { status, headers } = answer as Response;
  const to = new URL(headers.get("Location") ?? "", "https://kabinet.test");
  expect([status, to.pathname, to.searchParams.get("q")]).toEqual([301, "/hledani", "rum"]);
  expect(to.searchParams.getAll("brand").join().split(",")).toEqual(["8", "5"]);
});

test("brands that are themselves stay in their address", () => {
  expect(ask("/hledani?brand=5", ["5"])).not.toThrow();
});

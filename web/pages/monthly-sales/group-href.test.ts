import { expect, test } from "vitest";
import { groupHref } from "./group-href.ts";

const groups = [40, 8, 60, 3].map((lots, index) => ({
  category: { id: index, slug: "", name: "" },
  closesAt: `2026-11-29T19:${index}0:00Z`,
  lots,
  sold: 0,
}));
const hrefs = (search: string) => groups.map((_, index) => groupHref({ groups }, index, new URLSearchParams(search)));

test("a group is looked for on the page of 48 lots that it begins on", () => {
  expect(hrefs("")).toEqual(["?#g1", "?#g2", "?page=2#g3", "?page=3#g4"]);
});

test("whichever page is shown now", () => {
  expect(hrefs("page=3&past=2")).toEqual(["?past=2#g1", "?past=2#g2", "?past=2&page=2#g3", "?past=2&page=3#g4"]);
});

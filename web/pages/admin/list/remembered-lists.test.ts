import { beforeEach, expect, test } from "vitest";
import { forgetQueries, lastingQuery, leftList, rememberList } from "./remembered-lists.ts";

const saved = new Map<string, string>();
const storage = {
  getItem: (key: string) => saved.get(key) ?? null,
  setItem: (key: string, value: string) => void saved.set(key, value),
  removeItem: (key: string) => void saved.delete(key),
};
beforeEach(() => saved.clear());

test("a list is remembered for its person alone; whoever comes next on the device finds nothing", () => {
  rememberList(storage, 1, "/administrace/obchody", { query: "?state=all" });
  rememberList(storage, 1, "/administrace/obchody", { hidden: ["due"] });
  expect(leftList(storage, 1, "/administrace/obchody")).toEqual({ query: "?state=all", hidden: ["due"] });
  expect(leftList(storage, 1, "/administrace/zbozi")).toEqual({});
  expect(leftList(storage, 2, "/administrace/obchody")).toEqual({});
  rememberList(storage, 2, "/administrace/zbozi", { query: "?q=rum" });
  expect(leftList(storage, 1, "/administrace/obchody")).toEqual({});
});

test("at sign-out the device forgets what was sought, and still knows which columns are hidden", () => {
  rememberList(storage, 1, "/administrace/lide", { query: "?q=jan@kabinet.test", hidden: ["since"] });
  forgetQueries(storage, 1);
  expect(leftList(storage, 1, "/administrace/lide")).toEqual({ hidden: ["since"] });
  expect([...saved.values()].join()).not.toContain("jan");
});

test.each([
  ["", ""],
  ["?page=3&open=7", ""],
  ["?q=rum&page=2&after=x", "?q=rum"],
])("of the query %j %j is remembered", (search, query) => {
  expect(lastingQuery(search)).toBe(query);
});

test("what is no record of ours is as though nothing was remembered", () => {
  saved.set("admin-lists", "{");
  expect(leftList(storage, 1, "/administrace/lide")).toEqual({});
});

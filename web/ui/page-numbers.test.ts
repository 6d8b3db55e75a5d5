import { expect, test } from "vitest";
import { pageNumbers } from "./page-numbers.ts";

test.each([
  [1, 1, [1]],
  [1, 5, [1, 2, 3, 4, 5]],
  [1, 35, [1, 2, 3, 4, null, 35]],
  [18, 35, [1, null, 17, 18, 19, null, 35]],
  [35, 35, [1, null, 32, 33, 34, 35]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
])("page %i of %i shows its neighbours and both ends, and never a gap of one", (page, pages, shown) => {
  expect(pageNumbers(page, pages)).toEqual(shown);
});

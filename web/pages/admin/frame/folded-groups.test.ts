import { expect, test } from "vitest";
import { foldedIn } from "./folded-groups.ts";

test.each([
  ["", []],
  ["adult=yes; admin-folded=shop.money; locale=cs", ["shop", "money"]],
  ["admin-folded=", []],
  ["x-admin-folded=shop", []],
  ["admin-folded=<script>", []],
])("of the cookies %j the folded groups are %j", (cookies, groups) => {
  expect(foldedIn(cookies)).toEqual(groups);
});

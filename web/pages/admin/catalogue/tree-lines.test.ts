import { expect, test } from "vitest";
import type { EditableCategory } from "#contract/catalogue/category-admin.ts";
import { dropPlace, placeOf, stepPlace, wayOf } from "./tree-lines.ts";

/** Where a category goes that is dropped or stepped (rule T13). */

const category = (id: number, path: number[], isFirst = false): EditableCategory => ({
  ...{ id, path, isFirst, parentId: path.at(-2) ?? null, listings: 0, version: 0 },
  name: { cs: `K${id}`, en: id === 1 ? "One" : "" },
  ...{ slug: { cs: "", en: "" }, address: { cs: "", en: "" }, description: { cs: "", en: "" } },
});
const tree = [category(1, [1]), category(2, [1, 2], true), category(4, [1, 4]), category(5, [1, 5]), category(6, [6])];
const at = (id: number) => tree.find((each) => each.id === id) as EditableCategory;

test("a step goes past the next sibling, and never past one that is always first", () => {
  expect(stepPlace(tree, at(4), 1)).toEqual({ parentId: 1, before: null });
  expect(stepPlace(tree, at(5), -1)).toEqual({ parentId: 1, before: 4 });
  expect([stepPlace(tree, at(4), -1), stepPlace(tree, at(2), 1), stepPlace(tree, at(6), 1)]).toEqual([
    ...[null, null, null],
  ]);
});

test("a drop on the edge of a row goes beside it, on its middle into it", () => {
  expect(dropPlace(tree, at(6), at(4), "before")).toEqual({ parentId: 1, before: 4 });
  expect(dropPlace(tree, at(6), at(5), "after")).toEqual({ parentId: 1, before: null });
  expect(dropPlace(tree, at(6), at(5), "into")).toEqual({ parentId: 5, before: null });
  expect(dropPlace(tree, at(6), at(2), "before")).toEqual({ parentId: 1, before: 4 });
});

test("a drop where it is already does nothing", () => {
  expect(dropPlace(tree, at(4), at(4), "into")).toBeNull();
  expect(dropPlace(tree, at(4), at(5), "before")).toBeNull();
  expect(dropPlace(tree, at(5), at(1), "into")).toBeNull();
  expect(placeOf(tree, at(4))).toEqual({ parentId: 1, before: 5 });
});

test("a way names the categories from the top down, in Czech where there is no English name", () => {
  expect([wayOf(tree, 4, "cs"), wayOf(tree, 4, "en")]).toEqual(["K1 › K4", "One › K4"]);
});

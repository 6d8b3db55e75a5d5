import { expect, test } from "vitest";
import { batchKeyOf, numberRows } from "./number-rows-rules.ts";

const single = (id: number) => ({ id, batchKey: null });
const ofTable = (id: number, key: string, index: number) => ({ id, batchKey: batchKeyOf(key, index, false) });
const empty = (id: number, index: number) => ({ id, batchKey: batchKeyOf("prazdne", index, true) });
const numbered = (...drafts: { id: number; batchKey: string | null }[]) =>
  numberRows(drafts).map(({ row, number }) => [row.id, number]);

test("MB8: rows of the newest table are numbered from 1; older drafts follow them without numbers", () => {
  expect(numbered(single(1), ofTable(2, "stara", 0), ofTable(3, "nova", 0), ofTable(4, "nova", 1))).toEqual([
    [3, 1],
    [4, 2],
    [1, null],
    [2, null],
  ]);
});

test("a row keeps its number when others of its table have gone; what was started later counts on", () => {
  expect(numbered(ofTable(4, "nova", 1), ofTable(6, "nova", 3), empty(8, 0), single(9), single(2))).toEqual([
    [4, 2],
    [6, 4],
    [8, 5],
    [9, 6],
    [2, null],
  ]);
});

test("without a table all are numbered as they were started", () => {
  expect(numbered(single(5), empty(7, 0), empty(8, 1))).toEqual([
    [5, 1],
    [7, 2],
    [8, 3],
  ]);
  expect(numbered()).toEqual([]);
});

import { expect, test } from "vitest";
import { inTurn, rowByFileName } from "./assign-photos-rules.ts";

const rows = [
  { id: 11, name: "Ardbeg", number: 1 },
  { id: 12, name: "Ardbeg Uigeadail", number: 2 },
  { id: 13, name: "Žitná", number: 3 },
  { id: 14, name: "Žitná", number: 4 },
  { id: 16, name: "Kvasnicová", number: 6 },
  { id: 10, name: "Starší koncept", number: null },
];

test.each([
  ["1.jpg", 11],
  ["02.JPG", 12],
  ["3b.png", 13],
  ["4 - etiketa.jpg", 14],
  ["4 (2).jpg", 14],
  ["5.jpg", null],
  ["6.jpg", 16],
  ["starsi-koncept.jpg", 10],
  ["0.jpg", null],
  ["ardbeg-1.jpg", 11],
  ["Ardbeg Uigeadail 2.jpg", 12],
  ["ardbegova.jpg", null],
  ["Žitná.jpg", null],
  ["IMG_2031.jpg", null],
  ["20251124_101500.jpg", null],
])("%s belongs to %s", (file, id) => {
  expect(rowByFileName(file, rows)).toBe(id);
});

test.each([
  [4, 2, 2, [0, 0, 1, 1]],
  [2, 2, 1, [0, 1]],
  [3, 2, 1, [0, 1, null]],
  [1, 3, 1, [0]],
  [2, 0, 1, [null, null]],
])("MB6: %d photographs in turn to %d rows: %d each", (photos, count, each, wanted) => {
  const turn = inTurn(photos, count);
  expect(turn.each).toBe(each);
  expect(Array.from({ length: photos }, (_, index) => turn.rowOf(index))).toEqual(wanted);
});

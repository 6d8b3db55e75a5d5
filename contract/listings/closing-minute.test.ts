import { expect, test } from "vitest";
import { closingMinuteOf } from "./closing-minute.ts";

test("a seller's choice is kept, the site spreads the others over the evening", () => {
  expect(closingMinuteOf({ id: 7, closingMinute: 18 * 60 })).toBe(1_080);
  const minutes = Array.from({ length: 120 }, (_, id) => closingMinuteOf({ id: 4_711 + id, closingMinute: null }));
  expect(new Set(minutes).size).toBe(120);
  expect([Math.min(...minutes), Math.max(...minutes)]).toEqual([1_200, 1_319]);
});

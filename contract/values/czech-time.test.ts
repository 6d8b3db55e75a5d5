import { expect, test } from "vitest";
import { prepositionBeforeTime } from "./czech-time.ts";

test("before 2, 3, 4, 12–14 and 20–23 o'clock Czech says ve, before all others v", () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  const withVe = hours.filter((hour) => prepositionBeforeTime(`${hour}:05`) === "ve");
  expect(withVe).toEqual([2, 3, 4, 12, 13, 14, 20, 21, 22, 23]);
  expect(prepositionBeforeTime("20:00:31")).toBe("ve");
});

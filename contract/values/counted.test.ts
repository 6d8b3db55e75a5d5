import { expect, test } from "vitest";
import { countedCzech, countedEnglish } from "./counted.ts";

test("a number agrees with its unit in each case of a Czech sentence, and in English", () => {
  expect([1, 3, 14].map((days) => countedCzech(days, "day"))).toEqual(["1\u00a0den", "3\u00a0dny", "14\u00a0dní"]);
  expect([1, 3].map((days) => countedCzech(days, "day", "genitive"))).toEqual(["1\u00a0dne", "3\u00a0dnů"]);
  expect(countedCzech(14, "day", "locative")).toBe("14\u00a0dnech");
  expect(countedCzech(3, "workingDay")).toBe("3\u00a0pracovní dny");
  expect([1, 14].map((days) => countedEnglish(days, "day"))).toEqual(["1\u00a0day", "14\u00a0days"]);
});

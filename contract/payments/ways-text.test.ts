import { expect, test } from "vitest";
import { takesCards, waysText } from "./ways-text.ts";

test.each([
  [
    ["comgate", "gopay", "stripe", "transfer"],
    "kartou, přes banku nebo převodem",
    "card, online banking or bank transfer",
  ],
  [["stripe", "transfer"], "kartou nebo převodem", "card or bank transfer"],
  [["transfer"], "převodem", "bank transfer"],
  [[], "podle dohody s námi", "arrangement with us"],
] as const)("PM21: %j are said once each: %s", (methods, czech, english) => {
  expect([waysText("cs", methods), waysText("en", methods)]).toEqual([czech, english]);
  expect(takesCards(methods)).toBe(czech.includes("kartou"));
});

import { expect, test } from "vitest";
import { message } from "./messages.ts";
import { waitInWords } from "./wait-in-words.ts";

test.each([
  [1, "1 sekundu", "1 second"],
  [59, "59 sekund", "59 seconds"],
  [60, "1 minutu", "1 minute"],
  [61, "2 minuty", "2 minutes"],
  [900, "15 minut", "15 minutes"],
  [5_400, "90 minut", "90 minutes"],
  [5_401, "2 hodiny", "2 hours"],
  [86_400, "24 hodin", "24 hours"],
])("a wait of %i s is told in words that are never too short", (seconds, czech, english) => {
  expect(waitInWords("cs", seconds)).toBe(czech.replace(" ", "\u00a0"));
  expect(waitInWords("en", seconds)).toBe(english.replace(" ", "\u00a0"));
});

test("too many attempts: the sentence says when to try again", () => {
  expect(message("cs", "TOO_MANY", { seconds: 900 })).toBe(
    "Příliš mnoho pokusů. Zkuste to prosím znovu za 15\u00a0minut.",
  );
});

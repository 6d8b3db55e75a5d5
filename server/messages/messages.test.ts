import { expect, test } from "vitest";
import { message } from "./messages.ts";

test("numbers stand in messages as on pages: grouped alike in both languages, hellers only where there are any", () => {
  expect(message("cs", "BID_TOO_LOW", { minimum: 27_000 })).toContain("27\u00a0000 Kč");
  expect(message("cs", "BID_TOO_LOW", { minimum: 1_234.5 })).toContain("1\u00a0234,50 Kč");
  expect(message("en", "BID_TOO_LOW", { minimum: 1_234.5 })).toContain("1\u00a0234,50\u00a0Kč");
});

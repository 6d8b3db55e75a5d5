import { expect, test } from "vitest";
import { dayAfter } from "./prague-day.ts";

test("days go on over the change of time and the end of a year", () => {
  expect(dayAfter("2026-10-24", 1)).toBe("2026-10-25");
  expect(dayAfter("2026-10-25", 1)).toBe("2026-10-26");
  expect(dayAfter("2026-12-31", 1)).toBe("2027-01-01");
  expect(dayAfter("2026-03-30", -1)).toBe("2026-03-29");
});

import { expect, test } from "vitest";
import { ownTimeAt } from "./own-time.ts";

const closing = "2026-11-22T19:00:00Z";

test("a time in Prague has another beside it where the reader's clock shows another, with its day where that differs", () => {
  const plain = (text: string | null) => text?.replaceAll(/\s/g, " ");
  expect(ownTimeAt(closing, "cs", "Europe/Prague")).toBeNull();
  expect(ownTimeAt(closing, "cs", "Europe/Berlin")).toBeNull();
  expect(plain(ownTimeAt(closing, "cs", "Europe/London"))).toBe("19:00");
  expect(plain(ownTimeAt(closing, "cs", "Asia/Tokyo"))).toBe("23. 11. 4:00");
  expect(plain(ownTimeAt(closing, "en", "Asia/Tokyo"))).toBe("23 Nov, 4:00");
  expect(plain(ownTimeAt("2026-07-01T19:00:00Z", "en", "America/New_York"))).toBe("15:00");
});

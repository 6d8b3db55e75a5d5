import { expect, test } from "vitest";
import { summarizeError } from "./describe-error.ts";

test("a failure is told with its cause, once, and cut", () => {
  const expired = new TypeError("fetch failed", { cause: new Error("certificate has expired") });
  expect(summarizeError(expired)).toBe("fetch failed: certificate has expired");
  expect(summarizeError(new Error("cannot store: disk full", { cause: new Error("disk full") }))).toBe(
    "cannot store: disk full",
  );
  expect(summarizeError(new Error("x".repeat(900)))).toHaveLength(500);
});

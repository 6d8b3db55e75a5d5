import { expect, test } from "vitest";
import { sharedBuffersMiB } from "./shared-buffers.ts";

const gibibyte = 1024 ** 3;

test.each([
  [gibibyte / 4, 128],
  [gibibyte, 128],
  [4 * gibibyte, 512],
  [24 * gibibyte, 3_072],
  [256 * gibibyte, 4_096],
  [0, 128],
])("of %i bytes of memory PostgreSQL keeps %i MiB for pages", (memory, expected) => {
  expect(sharedBuffersMiB(memory)).toBe(expected);
});

test("this machine gets an amount within bounds", () => {
  expect(sharedBuffersMiB()).toBeGreaterThanOrEqual(128);
  expect(sharedBuffersMiB()).toBeLessThanOrEqual(4_096);
});

import { expect, test } from "vitest";
import { payloadsOf } from "./announcer.ts";

test("payloads stay below PostgreSQL's 8 000 bytes and lose no id", () => {
  const ids = Array.from({ length: 5_000 }, (_, index) => 1_000_000 + index);
  const payloads = payloadsOf(ids);
  expect(payloads.length).toBeGreaterThan(1);
  for (const payload of payloads) expect(payload.length).toBeLessThan(8_000);
  expect(payloads.join(",").split(",").map(Number)).toEqual(ids);
  expect(payloadsOf([])).toEqual([]);
  expect(payloadsOf([7])).toEqual(["7"]);
});

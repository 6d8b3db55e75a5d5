import { beforeEach, expect, test } from "vitest";
import { keepAmount, readSavedAmount } from "./saved-amount.ts";

const stored = new Map<string, string>();
const store = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
};

beforeEach(() => stored.clear());

test("an amount comes back to who entered it, lot by lot, to the haléř", () => {
  keepAmount(store, 7, 1, 32_000.5);
  keepAmount(store, 8, 1, 900);
  expect(readSavedAmount(store, 7, 1)).toBe(32_000.5);
  expect(readSavedAmount(store, 8, 1)).toBe(900);
  expect(readSavedAmount(store, 9, 1)).toBeNull();
});

test("an amount is not shown to whoever signs in next", () => {
  keepAmount(store, 7, 1, 32_000);
  expect(readSavedAmount(store, 7, 2)).toBeNull();
});

test("an amount is forgotten once it is bid, and nonsense counts as none", () => {
  keepAmount(store, 7, 1, 32_000);
  keepAmount(store, 7, 1, null);
  expect(readSavedAmount(store, 7, 1)).toBeNull();
  for (const nonsense of ["", "1", "1:", "1:x", "1:-5", "1:Infinity"]) {
    stored.set("bid.7", nonsense);
    expect(readSavedAmount(store, 7, 1)).toBeNull();
  }
});

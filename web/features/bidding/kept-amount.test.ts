import { beforeEach, expect, test } from "vitest";
import { keepAmount, readKeptAmount } from "./kept-amount.ts";

const kept = new Map<string, string>();
const store = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};

beforeEach(() => kept.clear());

test("an amount comes back to who entered it, lot by lot, to the haléř", () => {
  keepAmount(store, 7, 1, 32_000.5);
  keepAmount(store, 8, 1, 900);
  expect(readKeptAmount(store, 7, 1)).toBe(32_000.5);
  expect(readKeptAmount(store, 8, 1)).toBe(900);
  expect(readKeptAmount(store, 9, 1)).toBeNull();
});

test("an amount is not shown to whoever signs in next", () => {
  keepAmount(store, 7, 1, 32_000);
  expect(readKeptAmount(store, 7, 2)).toBeNull();
});

test("an amount is forgotten once it is bid, and nonsense counts as none", () => {
  keepAmount(store, 7, 1, 32_000);
  keepAmount(store, 7, 1, null);
  expect(readKeptAmount(store, 7, 1)).toBeNull();
  for (const nonsense of ["", "1", "1:", "1:x", "1:-5", "1:Infinity"]) {
    kept.set("bid.7", nonsense);
    expect(readKeptAmount(store, 7, 1)).toBeNull();
  }
});

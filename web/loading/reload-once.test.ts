import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isCodeMissing, reloadOnce } from "./limit-reloads.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  "Loading chunk 17 failed.",
  "Failed to fetch dynamically imported module: https://kabinet.test/assets/item-a.js",
  "error loading dynamically imported module",
  "Importing a module script failed.",
])("'%s' means that code is missing", (message) => {
  expect(isCodeMissing(new TypeError(message))).toBe(true);
});

test("other faults do not", () => {
  expect(isCodeMissing(new TypeError("Failed to fetch"))).toBe(false);
  expect(isCodeMissing("Loading chunk 17 failed.")).toBe(false);
});

test("the page is reloaded at most once in 60 seconds", () => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  let reloads = 0;
  const reload = () => {
    reloads += 1;
  };
  expect(reloadOnce({ storage: () => storage, reload })).toBe(true);
  vi.advanceTimersByTime(59_999);
  expect(reloadOnce({ storage: () => storage, reload })).toBe(false);
  vi.advanceTimersByTime(1);
  expect(reloadOnce({ storage: () => storage, reload })).toBe(true);
  expect(reloads).toBe(2);
});

test("a page that cannot note it is never reloaded", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  let reloads = 0;
  const reload = () => {
    reloads += 1;
  };
  const closed = () => {
    throw new DOMException("Access is denied", "SecurityError");
  };
  const full = { getItem: () => null, setItem: closed };
  expect([reloadOnce({ storage: closed, reload }), reloadOnce({ storage: () => full, reload })]).toEqual([
    false,
    false,
  ]);
  expect(reloads).toBe(0);
  warn.mockRestore();
});

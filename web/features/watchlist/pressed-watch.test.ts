import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { notePress, takePress } from "./pressed-watch.ts";

beforeEach(() => {
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal("window", { localStorage });
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a press is remembered for its query, once, however that is written", () => {
  notePress("q=star%C3%BD%20rum&category=3");
  expect(takePress("q=starý+rum&category=3")).toBe(true);
  expect(takePress("q=starý+rum&category=3")).toBe(false);
});

test("another query, or none pressed, saves nothing", () => {
  expect(takePress("q=rum")).toBe(false);
  notePress("q=rum");
  expect(takePress("q=gin")).toBe(false);
});

test("a day later nothing is saved any more", () => {
  notePress("q=rum");
  vi.advanceTimersByTime(24 * 3_600_000);
  expect(takePress("q=rum")).toBe(false);
});

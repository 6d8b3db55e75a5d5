import { expect, test } from "vitest";
import { nothingKnown, watchersOf, withWatched } from "./watch-state.ts";

test("watching adds oneself to the number shown, once, and stopping takes oneself off again", () => {
  const watched = withWatched(nothingKnown, 7, true, 37);
  expect([watched.ids.has(7), watchersOf(watched, 7, 37)]).toEqual([true, 38]);
  expect(withWatched(watched, 7, true, 37)).toBe(watched);
  const stopped = withWatched(watched, 7, false, 37);
  expect([stopped.ids.has(7), watchersOf(stopped, 7, 37)]).toEqual([false, 37]);
});

test("a page loaded again brings its own number, in which one is counted already", () => {
  const watched = withWatched(nothingKnown, 7, true, 37);
  expect(watchersOf(watched, 7, 38)).toBe(38);
  expect(watchersOf(withWatched(watched, 7, false, 38), 7, 38)).toBe(37);
});

test("no number falls below none", () => {
  const watched = { ...nothingKnown, ids: new Set([7]) };
  expect(watchersOf(withWatched(watched, 7, false, 0), 7, 0)).toBe(0);
});

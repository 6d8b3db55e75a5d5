import { expect, onTestFinished, test, vi } from "vitest";
import { hourMs, minuteMs } from "#contract/values/durations.ts";
import { createTestApp } from "#test/app.ts";
import { createTestDatabase } from "#test/database.ts";
import { makeAuction } from "#test/make/auction.ts";
import { followDatabaseClock } from "./follow-clock.ts";

/** A database whose clock is `offset.ms` away from ours. */
function databaseAt(offset: { ms: number; isAway?: boolean }) {
  return {
    query: async () => {
      if (offset.isAway) throw new Error("Connection terminated");
      return { rows: [{ ms: Date.now() + offset.ms }] };
    },
  } as never;
}
async function follow(offset: { ms: number; isAway?: boolean }) {
  const failures: unknown[] = [];
  const clock = await followDatabaseClock(databaseAt(offset), (error) => failures.push(error));
  onTestFinished(() => clock.stop());
  return { ...clock, failures, ahead: () => clock.now().getTime() - Date.now() };
}

test.each([hourMs, -hourMs, 3_000, -3_000])("a database %d ms away is followed", async (ms) => {
  expect(Math.abs((await follow({ ms })).ahead() - ms)).toBeLessThan(100);
});

test("a database whose clock steps back is followed, one that is away changes nothing", async () => {
  const offset: { ms: number; isAway?: boolean } = { ms: 0 };
  const clock = await follow(offset);
  offset.ms = -hourMs;
  offset.isAway = true;
  await clock.refresh();
  expect(Math.abs(clock.ahead())).toBeLessThan(100);
  expect(clock.failures).toHaveLength(1);
  offset.isAway = false;
  await clock.refresh();
  expect(Math.abs(clock.ahead() + hourMs)).toBeLessThan(100);
});

test("C8: a clock that steps ahead is not steady for ten minutes, or until it is right again", async () => {
  const offset = { ms: hourMs };
  const clock = await follow(offset);
  expect(await clock.isSteady(), "what it finds at its start is no step").toBe(true);
  offset.ms = 2 * hourMs;
  expect(await clock.isSteady()).toBe(false);
  expect(await clock.isSteady()).toBe(false);
  offset.ms = hourMs;
  expect(await clock.isSteady()).toBe(true);
  offset.ms = 2 * hourMs;
  expect(await clock.isSteady()).toBe(false);
  const real = performance.now.bind(performance);
  vi.spyOn(performance, "now").mockImplementation(() => real() + 10 * minuteMs);
  offset.ms += 10 * minuteMs;
  expect(await clock.isSteady()).toBe(true);
  vi.restoreAllMocks();
});

test("the real database is asked in a way that it understands", async () => {
  const { pool } = await createTestDatabase({ size: 1 });
  const clock = await followDatabaseClock(pool, (error) => expect(error).toBeUndefined());
  onTestFinished(() => clock.stop());
  expect(Math.abs(clock.now().getTime() - Date.now())).toBeLessThan(2_000);
});

test("a lot tells the time of the clock that decides on it", async () => {
  const app = await createTestApp();
  const { id } = await makeAuction(app.ctx);
  const clock = await follow({ ms: hourMs });
  app.clock.set(clock.now());
  const { data } = (await app.as(null).get(`/api/auctions/${id}/lot`)).json();
  expect(Math.abs(Date.parse(data.serverTime) - Date.now() - hourMs)).toBeLessThan(5_000);
});

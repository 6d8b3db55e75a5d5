import { afterEach, expect, test, vi } from "vitest";
import { readConfig } from "#server/config.ts";
import { sql } from "#server/db/query.ts";
import { createTestApp } from "#test/app.ts";
import { createTestDatabase } from "#test/database.ts";
import { startBackground } from "./start-background.ts";

afterEach(() => void vi.useRealTimers());

/** A process makes a transaction every three seconds beside these: it follows the clock, and looks whether its line is there. */
const mostAMinute = 100;

test("a worker with nothing to do asks the database less than twice a second", async () => {
  const database = await createTestDatabase();
  const app = await createTestApp({ database });
  // A transaction takes a connection once, and so does a statement by itself.
  let transactions = 0;
  database.pool.on("acquire", () => transactions++);
  const { pool: clock } = await createTestDatabase({ size: 1 });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
  const background = startBackground(app.ctx, readConfig({ DEMO: "0", NODE_ENV: "test" }));
  await clock.query("select pg_sleep(0.3)");
  const before = transactions;
  for (let second = 1; second <= 60; second++) {
    await app.db.execute(sql`update regular_work set due_at = due_at - interval '1 second'`);
    vi.advanceTimersByTime(1_000);
    await clock.query("select pg_sleep(0.02)");
  }
  await background.stop();
  expect(transactions - before - 60).toBeGreaterThan(30);
  expect(transactions - before - 60).toBeLessThan(mostAMinute);
});

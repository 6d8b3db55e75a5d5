import pg from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { createTestApp } from "#test/app.ts";
import { type NotificationLine, openNotificationLine } from "./notification-line.ts";

let line: NotificationLine;
afterEach(() => line.stop());

test("messages that are sent at once all arrive, and the connection answers one query at a time", async () => {
  const app = await createTestApp();
  line = openNotificationLine(app.ctx, app.connection);
  const heard: string[] = [];
  await line.listen("turns", (payload) => heard.push(payload));
  const most = countQueriesAtOnce();
  const payloads = ["a", "b", "c", "d"];
  await Promise.all(payloads.map((payload) => line.send("turns", [payload])));
  await vi.waitFor(() => expect(heard).toEqual(payloads));
  expect(most()).toBe(1);
});

/** Counts how many queries clients of pg were given before the earlier ones were answered, at the most. */
function countQueriesAtOnce(): () => number {
  let running = 0;
  let most = 0;
  const client: { query(config: pg.QueryConfig): Promise<pg.QueryResult> } = pg.Client.prototype;
  const { query } = client;
  vi.spyOn(client, "query").mockImplementation(async function (this: pg.Client, config) {
    running += 1;
    most = Math.max(most, running);
    return query.call(this, config).finally(() => {
      running -= 1;
    });
  });
  return () => most;
}

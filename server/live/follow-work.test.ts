import { expect, test } from "vitest";
import { newWork, onNewWork } from "#server/events/new-work.ts";
import { createTestApp } from "#test/app.ts";
import { createTestDatabase } from "#test/database.ts";

test("a worker hears of what a web process has left to be done, and answers /health and /ready alone", async () => {
  const database = await createTestDatabase();
  const web = await createTestApp({ database, settings: { ROLE: "web" } });
  const worker = await createTestApp({ database, settings: { ROLE: "worker" } });
  await worker.app.listen({ host: "127.0.0.1", port: 0 });
  const statusOf = async (url: string) => (await worker.as(null).get(url)).statusCode;
  const statuses = await Promise.all(["/health", "/ready", "/api/auctions", "/"].map(statusOf));
  expect(statuses).toEqual([200, 200, 404, 404]);
  const heard = new Promise<void>((resolve) => onNewWork(worker.ctx, resolve));
  newWork(web.ctx);
  await heard;
});

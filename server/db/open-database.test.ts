import { expect, test, vi } from "vitest";
import { CannotStart } from "#server/cannot-start.ts";
import { sql } from "#server/db/query.ts";
import { newWork } from "#server/events/new-work.ts";
import { endingAuctions } from "#server/features/bids/closing/ending-auctions.ts";
import { startWorker } from "#server/jobs/start-worker.ts";
import { createTestApp } from "#test/app.ts";
import { createTestDatabase } from "#test/database.ts";
import { makeAuction, makeBidders } from "#test/make/auction.ts";
import { addressOf } from "#test/rig/address-of.ts";
import { startTransactionPooler } from "#test/rig/transaction-pooler.ts";
import { createDatabase } from "./connect.ts";
import { openDatabase } from "./open-database.ts";

const quiet = { info: () => {}, error: () => {} };
const open = (databaseUrl: string, databaseDirectUrl: string | null = null) =>
  openDatabase({ databaseUrl, databaseDirectUrl, dataDir: "/nowhere" }, quiet);

test("a pooler that shares sessions out by transactions is refused in one sentence, PostgreSQL itself is not", async () => {
  const { connection } = await createTestDatabase();
  await (await open(addressOf(connection))).close();
  const refused = await open(await startTransactionPooler(connection)).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(CannotStart);
  expect((refused as Error).message).toMatch(/pool_mode = transaction.*DATABASE_DIRECT_URL[^.]*\.$/);
});

test("with PostgreSQL itself beside it a pooler serves: bids, their end, events and mails, without a named statement", async () => {
  const { connection } = await createTestDatabase();
  const opened = await open(await startTransactionPooler(connection), addressOf(connection));
  expect(opened.pooler).toEqual({ knowsNames: false, limitsTime: false });
  const { pooler } = opened;
  const database = { ...createDatabase(opened.connection, { size: 4, onError: () => {}, pooler }), connection };
  const app = await createTestApp({ database });
  const { id } = await makeAuction(app.ctx);
  const bidders = await makeBidders(app.ctx, 2);
  for (let round = 1; round <= 6; round++) {
    const bidder = bidders[round % 2];
    const answer = await app
      .as(bidder ?? null)
      .post(`/api/auctions/${id}/bids`, { maximum: round * 10_000 }, { "idempotency-key": `bid-${round}-of-six` });
    expect(answer.statusCode).toBe(201);
  }
  const worker = startWorker(app.ctx, { queues: [endingAuctions()] });
  await app.db.execute(sql`update listings set ends_at = clock_timestamp() where id = ${id}`);
  newWork(app.ctx);
  await vi.waitUntil(async () => (await app.as(null).get(`/api/auctions/${id}`)).json().data.status === "sold");
  await worker.stop();
  await app.drainEvents();
  expect((await app.mails()).length).toBeGreaterThan(0);
});

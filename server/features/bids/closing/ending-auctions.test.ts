import { expect, test, vi } from "vitest";
import type { Ctx } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { outbox } from "#server/events/table.ts";
import { listingEvents } from "#server/features/listings/events.ts";
import { listings } from "#server/features/listings/table.ts";
import { startWorker } from "#server/jobs/start-worker.ts";
import { failingWork } from "#server/jobs/table.ts";
import { createTestContext } from "#test/context.ts";
import { makeAuction } from "#test/make/auction.ts";
import { endingAuctions } from "./ending-auctions.ts";

test("an auction is closed at its end, not before, by one of two closers", async () => {
  const ctx = await createTestContext();
  const { id } = await makeAuction(ctx);
  await moveEnd(ctx, id, 300);
  const closers = [startClosing(ctx), startClosing(ctx)];
  await vi.waitUntil(() => isClosed(ctx, id), { timeout: 5_000, interval: 20 });
  for (const closer of closers) await closer.stop();
  const reported = await ctx.db.select().from(outbox).where(eq(outbox.topic, "AuctionClosed"));
  expect(reported).toHaveLength(1);
});

test("an end that comes nearer is seen at once when this process says that something has happened", async () => {
  const ctx = await createTestContext();
  const { id } = await makeAuction(ctx);
  const closer = startClosing(ctx);
  await moveEnd(ctx, id, 0);
  await publish(ctx, listingEvents.ListingStarted, { listingId: id, sellerId: 0 });
  await vi.waitUntil(() => isClosed(ctx, id), { timeout: 1_500, interval: 20 });
  await closer.stop();
});

test("a closer that could not reach its lot for a while closes it as soon as it can", async () => {
  const ctx = await createTestContext();
  const { id } = await makeAuction(ctx, { endsAt: new Date(Date.now() - 1_000) });
  const closer = await ctx.db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from listings where id = ${id} for update`);
    const started = startClosing(ctx);
    await publish(ctx, listingEvents.ListingStarted, { listingId: id, sellerId: 0 });
    expect(await isClosed(ctx, id)).toBe(false);
    return started;
  });
  await vi.waitUntil(() => isClosed(ctx, id), { timeout: 1_500, interval: 20 });
  await closer.stop();
});

test("C8: while the clock is not steady nothing closes, and the back office is told why", async () => {
  const ctx = await createTestContext();
  const { id } = await makeAuction(ctx, { endsAt: new Date(Date.now() - 1_000) });
  let isSteady = false;
  const closer = startWorker(ctx, { queues: [endingAuctions(async () => isSteady)] });
  await vi.waitUntil(async () => (await ctx.db.select().from(failingWork)).length > 0, { timeout: 2_000 });
  expect(await isClosed(ctx, id)).toBe(false);
  isSteady = true;
  await vi.waitUntil(() => isClosed(ctx, id), { timeout: 4_000, interval: 20 });
  await closer.stop();
});

const startClosing = (ctx: Ctx) => startWorker(ctx, { queues: [endingAuctions()] });

async function moveEnd(ctx: Ctx, id: number, inMs: number): Promise<void> {
  const endsAt = sql`clock_timestamp() + make_interval(secs => ${inMs / 1_000})`;
  await ctx.db.update(listings).set({ endsAt }).where(eq(listings.id, id));
}

/** Also looks that no lot is ever seen closed before its end, which the rules count in whole milliseconds. */
async function isClosed(ctx: Ctx, id: number): Promise<boolean> {
  const { rows } = await ctx.db.execute<{ closed: boolean; ended: boolean }>(sql`
    select status <> 'live' as closed, clock_timestamp() > ends_at - interval '1 ms' as ended
    from listings where id = ${id}`);
  const [row] = rows;
  if (row?.closed) expect(row.ended).toBe(true);
  return row?.closed ?? false;
}

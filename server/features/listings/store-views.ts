import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { watchWork } from "#server/failing-work.ts";
import { pragueToday } from "./days/prague-today.ts";

const flushMs = 5_000;
/** Listings of a statement, which holds them until it is done. */
const batchSize = 200;

/** Views since the last flush, by listing. */
const newViews = () => new Map<number, number>();

/** Counts a view of a listing in memory, since reads never write; the next flush stores it. */
export function countView(ctx: Ctx, listingId: number): void {
  const views = ctx.state.of(newViews);
  views.set(listingId, (views.get(listingId) ?? 0) + 1);
}

/**
 * Stores the views on their day (rule ST1). A row locked by a bid waits for the next flush, so that counting never
 * delays a bid. Returns how many listings were written.
 */
export async function flushViews(ctx: Ctx): Promise<number> {
  const views = ctx.state.of(newViews);
  const ids = [...views.keys()];
  let written = 0;
  for (let at = 0; at < ids.length; at += batchSize) {
    written += await storeViews(ctx, views, ids.slice(at, at + batchSize));
  }
  return written;
}

async function storeViews(ctx: Ctx, views: Map<number, number>, ids: readonly number[]): Promise<number> {
  const taken = ids.map((id): [number, number] => [id, views.get(id) ?? 0]);
  for (const id of ids) views.delete(id);
  try {
    const { rows } = await ctx.db.execute<{ id: number }>(sql`
      with seen as (
        select * from unnest(${sql.param(taken.map(([id]) => id))}::int8[], ${sql.param(taken.map(([, n]) => n))}::int[]) as t(id, views)
      ), free as (
        select id from listings where id in (select id from seen) order by id for no key update skip locked
      ), counted as (
        update listings l set views = l.views + seen.views from seen join free using (id)
        where l.id = seen.id returning l.id, seen.views
      ), by_day as (
        insert into listing_days (listing_id, day, views) select id, ${pragueToday(ctx)}, views from counted
        on conflict (listing_id, day) do update set views = listing_days.views + excluded.views
      )
      select id from counted`);
    const written = new Set(rows.map((row) => row.id));
    putBack(
      views,
      taken.filter(([id]) => !written.has(id)),
    );
    return written.size;
  } catch (error) {
    putBack(views, taken);
    throw error;
  }
}

/** Flushes every few seconds until stopped; stopping flushes once more. */
export function startStoringViews(ctx: Ctx): { stop(): Promise<void> } {
  const watched = watchWork(ctx, "views could not be counted", "countViews");
  const flush = () => watched.run(() => flushViews(ctx));
  const timer = setInterval(flush, flushMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await flush();
    },
  };
}

function putBack(views: Map<number, number>, taken: readonly [number, number][]): void {
  for (const [id, count] of taken) views.set(id, (views.get(id) ?? 0) + count);
}

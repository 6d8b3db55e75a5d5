import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { onPublished } from "#server/events/outbox.ts";
import { watchWork } from "#server/failing-work.ts";
import { closeDueAuctions } from "./close-due-auctions.ts";

/** How long the closer sleeps at most: an end that another process set or moved is seen after this time. */
const sweepMs = 2_000;
/** Rest after a look that closed nothing although an end has come, because another transaction holds the row. */
const retryMs = 20;
/** Rest after a change in this process, so that many bids in a row cost one look. */
const gatherMs = 100;

/** Closes auctions at their very ends, until stopped. Several processes may run one each. */
export function startCloser(ctx: Ctx): { stop(): Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let wakesAt = Number.POSITIVE_INFINITY;
  let running: Promise<void> | null = null;
  let isStopped = false;
  const watched = watchWork(ctx, "closing of auctions failed, tried again soon", "closeAuctions");

  const wakeIn = (ms: number) => {
    clearTimeout(timer);
    wakesAt = performance.now() + ms;
    timer = setTimeout(() => void work(), ms);
    timer.unref();
  };
  const work = () => {
    running ??= closeAndRest().finally(() => {
      running = null;
    });
    return running;
  };
  const closeAndRest = async () => {
    const restMs = await watched.run(async () => {
      const closed = await closeDueAuctions(ctx);
      const nextMs = await untilNextEnd(ctx);
      return nextMs > 0 ? Math.min(nextMs, sweepMs) : closed === 0 ? retryMs : 0;
    });
    if (!isStopped) wakeIn(restMs ?? sweepMs);
  };

  // A publication or a bid of this process may have set an end that comes before the timer.
  const lookSoon = () => {
    if (running) void running.then(lookSoon);
    else if (!isStopped && wakesAt - performance.now() > gatherMs) wakeIn(gatherMs);
  };
  const stopListening = onPublished(lookSoon);
  void work();
  return {
    stop: async () => {
      isStopped = true;
      stopListening();
      clearTimeout(timer);
      await running;
    },
  };
}

/** Milliseconds by the database's clock until the next end, rounded up; infinite where no lot is live. */
async function untilNextEnd(ctx: Ctx): Promise<number> {
  const { rows } = await ctx.db.execute<{ ms: string | null }>(sql`
    select ceil(extract(epoch from min(ends_at) - clock_timestamp()) * 1000) as ms
    from listings where status = 'live' and sale_mode = 'auction' and ends_at is not null`);
  const ms = rows[0]?.ms;
  return ms == null ? Number.POSITIVE_INFINITY : Number(ms);
}

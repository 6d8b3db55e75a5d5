import { type Ctx, transaction } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { describeError } from "#server/describe-error.ts";
import { watchWork } from "#server/failing-work.ts";
import { onPublished, type StoredEvent } from "./outbox.ts";

/** Handles one event inside the dispatcher's transaction; may be asked twice for the same event. */
export type Subscriber = (ctx: Ctx, event: StoredEvent) => Promise<void>;

interface Waiting {
  id: number;
  topic: string;
  payload: unknown;
  attempts: number;
}

const batchSize = 50;
const sweepMs = 2_000;
const longestPauseSeconds = 3_600;

/**
 * Hands the outbox's events to the subscribers, oldest first, each batch in one transaction. A subscriber that fails
 * puts its event off (doubling pauses, an hour at most) without holding up the others. Any number of processes may run it.
 */
export function startDispatcher(
  ctx: Ctx,
  subscribers: readonly Subscriber[],
): { drain(): Promise<void>; stop(): Promise<void> } {
  let running: Promise<void> | null = null;
  let again = false;

  const drain = (): Promise<void> => {
    again = true;
    running ??= (async () => {
      while (again) {
        again = false;
        while ((await handleBatch(ctx, subscribers)) === batchSize);
      }
    })().finally(() => {
      running = null;
    });
    return running;
  };
  const watched = watchWork(ctx, "outbox dispatch failed");
  const quietly = () => void watched.run(drain);

  const stopListening = onPublished(quietly);
  const timer = setInterval(quietly, sweepMs);
  timer.unref();
  return {
    drain,
    stop: async () => {
      stopListening();
      clearInterval(timer);
      await running?.catch(() => ctx.log.warn("outbox dispatch was cut short"));
    },
  };
}

async function handleBatch(ctx: Ctx, subscribers: readonly Subscriber[]): Promise<number> {
  return transaction(ctx, async (tx) => {
    const found = await tx.db.execute<Waiting & Record<string, unknown>>(sql`
      select id, topic, payload, attempts from outbox
      where handled_at is null and next_attempt_at <= now()
      order by next_attempt_at, id limit ${batchSize} for update skip locked`);
    for (const event of found.rows) await handle(tx, subscribers, event);
    return found.rows.length;
  });
}

async function handle(ctx: Ctx, subscribers: readonly Subscriber[], event: Waiting): Promise<void> {
  try {
    // A savepoint: what a failing subscriber wrote is undone, the batch goes on.
    await ctx.db.transaction(async (savepoint) => {
      for (const subscriber of subscribers) {
        await subscriber({ ...ctx, db: savepoint as unknown as Ctx["db"] }, event);
      }
    });
    await ctx.db.execute(sql`update outbox set handled_at = now() where id = ${event.id}`);
  } catch (error) {
    const pauseSeconds = Math.min(2 ** event.attempts, longestPauseSeconds);
    ctx.log.error({ err: error, topic: event.topic, id: event.id }, "event not handled, put off");
    await ctx.db.execute(sql`
      update outbox set attempts = attempts + 1, last_error = ${describeError(error).message.slice(0, 500)},
        next_attempt_at = now() + make_interval(secs => ${pauseSeconds}) where id = ${event.id}`);
  }
}

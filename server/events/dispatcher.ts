import { type Ctx, transaction } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { summarizeError } from "#server/describe-error.ts";
import type { Subscriber } from "./subscriber.ts";
import type { Topic } from "./topics.ts";

/** The subscribers, in the order in which each event is told, and all topics that this version knows. */
export interface Audience {
  readonly subscribers: readonly Subscriber[];
  readonly topics: Readonly<Record<string, Topic>>;
}

interface Waiting {
  id: number;
  topic: string;
  payload: unknown;
  attempts: number;
}

const batchSize = 50;
const longestPauseSeconds = 3_600;

/** From when on an event waits. */
const dueEvents = sql`select min(next_attempt_at) from outbox where handled_at is null`;

/** The outbox as a queue of the worker. While another worker has a batch this one looks again soon. */
export function waitingEvents(audience: Audience) {
  return { name: "handleEvents", due: dueEvents, run: (ctx: Ctx) => handleEvents(ctx, audience), restMs: 100 };
}

/**
 * Hands the outbox's events to the subscribers, oldest first, each batch in one transaction, until one comes back short; returns how many. A
 * subscriber that fails puts its event off (doubling pauses, an hour at most) without holding up the others, as does a payload that its
 * topic refuses; a topic that nobody knows is told in the log and counts as handled. Any number of processes may run it: one at a time
 * has a batch, since two would lock what their subscribers write in different orders.
 */
export async function handleEvents(ctx: Ctx, audience: Audience): Promise<number> {
  let handled = 0;
  for (;;) {
    const { count, isLast } = await handleBatch(ctx, audience);
    handled += count;
    if (isLast) return handled;
  }
}

async function handleBatch(ctx: Ctx, audience: Audience): Promise<{ count: number; isLast: boolean }> {
  return transaction(ctx, async (tx) => {
    const found = await tx.db.execute<Waiting & Record<string, unknown>>(sql`
      select id, topic, payload, attempts from outbox
      where (select pg_try_advisory_xact_lock(hashtext('outbox'))) and handled_at is null and next_attempt_at <= now()
      order by next_attempt_at, id limit ${batchSize} for update skip locked`);
    for (const [index, event] of found.rows.entries()) {
      await handle(tx, audience, event);
      if (endsBatch(audience, event)) return { count: index + 1, isLast: false };
    }
    return { count: found.rows.length, isLast: found.rows.length < batchSize };
  });
}

/** Events behind it are left to the next batch, which follows at once. */
function endsBatch({ subscribers }: Audience, event: Waiting): boolean {
  return subscribers.some((subscriber) => subscriber.endsBatch && subscriber.topic === event.topic);
}

async function handle(ctx: Ctx, { subscribers, topics }: Audience, event: Waiting): Promise<void> {
  const { id, topic } = event;
  if (!Object.hasOwn(topics, topic)) ctx.log.warn({ topic, id }, "event of an unknown topic");
  try {
    // A savepoint: what a failing subscriber wrote is undone, the batch goes on.
    await ctx.db.transaction(async (savepoint) => {
      const inside = { ...ctx, db: savepoint as unknown as Ctx["db"] };
      for (const subscriber of subscribers) {
        if (subscriber.topic === topic) await subscriber.handle(inside, event.payload, event);
      }
    });
    await ctx.db.execute(sql`update outbox set handled_at = now() where id = ${id}`);
  } catch (error) {
    const pauseSeconds = Math.min(2 ** event.attempts, longestPauseSeconds);
    ctx.log.error({ err: error, topic, id }, "event not handled, put off");
    await ctx.db.execute(sql`
      update outbox set attempts = attempts + 1, last_error = ${summarizeError(error)},
        next_attempt_at = now() + make_interval(secs => ${pauseSeconds}) where id = ${id}`);
  }
}

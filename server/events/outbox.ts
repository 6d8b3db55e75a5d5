import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { outbox } from "./table.ts";

/** What happened, for features that come later. `topic` is the event's name, such as `BidPlaced`. */
export interface DomainEvent<Topic extends string = string, Payload = unknown> {
  readonly topic: Topic;
  readonly payload: Payload;
}

/** An event as subscribers get it: its id stays the same however often it is handed out. */
export interface StoredEvent extends DomainEvent {
  readonly id: number;
}

/**
 * Writes events in the caller's transaction, so that they exist exactly when the change does,
 * and wakes the dispatcher after the commit; `quietly` leaves that to the caller, for whom more comes at once.
 */
export async function publish(
  ctx: Ctx,
  events: readonly DomainEvent[],
  { quietly = false }: { quietly?: boolean } = {},
): Promise<void> {
  if (events.length === 0) return;
  const topics = events.map(({ topic }) => topic);
  const payloads = events.map(({ payload }) => JSON.stringify(payload));
  // Two arrays however many events there are: a batch of bids brings hundreds.
  await ctx.db.execute(sql`
    insert into ${outbox} (topic, payload)
    select * from unnest(${sql.param(topics)}::text[], ${sql.param(payloads)}::jsonb[])`);
  if (!quietly) ctx.afterCommit(() => wakeDispatcher());
}

const sleepers = new Set<() => void>();

/** Called by the dispatcher of this process; returns how to stop listening. */
export function onPublished(wake: () => void): () => void {
  sleepers.add(wake);
  return () => sleepers.delete(wake);
}

/** Tells the dispatcher of this process that the outbox may have something. */
export function wakeDispatcher(): void {
  for (const wake of sleepers) wake();
}

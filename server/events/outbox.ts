import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { newWork } from "./new-work.ts";
import { outbox } from "./table.ts";
import type { Topic } from "./topics.ts";

/**
 * Writes an event, or several of one topic in one statement, in the caller's transaction, so that they exist exactly when
 * the change does, and wakes the workers after the commit; `quietly` leaves that to the caller, for whom more comes at once.
 */
export async function publish<Payload extends object>(
  ctx: Ctx,
  topic: Topic<string, Payload>,
  payload: NoInfer<Payload> | readonly NoInfer<Payload>[],
  { quietly = false }: { quietly?: boolean } = {},
): Promise<void> {
  const payloads = (Array.isArray(payload) ? payload : [payload]).map((payload) => JSON.stringify(payload));
  if (payloads.length === 0) return;
  // One array however many events there are: a batch of bids brings hundreds.
  await ctx.db.execute(sql`
    insert into ${outbox} (topic, payload)
    select ${topic.name}::text, * from unnest(${sql.param(payloads)}::jsonb[])`);
  if (!quietly) newWork(ctx);
}

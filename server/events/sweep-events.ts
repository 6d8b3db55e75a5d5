import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { sweepOldest } from "#server/db/sweep-oldest.ts";
import { outbox } from "./table.ts";

/**
 * RE3: Handled events go after {retainedMs}.
 *
 * Long enough to trace a fault afterwards (decisions/0020).
 */
const retainedMs = 14 * 24 * 3_600_000;

/** Removes events that were handled and are two weeks old; one that waits stays, however old it is. */
export async function sweepEvents(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.clock().getTime() - retainedMs);
  return sweepOldest(ctx.db, { table: outbox, before, isDone: sql`handled_at is not null` });
}

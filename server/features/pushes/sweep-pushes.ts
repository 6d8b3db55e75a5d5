import type { Ctx } from "#server/context.ts";
import { sweepOldest } from "#server/db/sweep-oldest.ts";
import { pushes } from "./table.ts";

/** Longer than an event can come again. */
const retainedMs = 30 * 24 * 3_600_000;

/** Removes pushes after 30 days, as mails (rule RE2). */
export async function sweepPushes(ctx: Ctx): Promise<number> {
  return sweepOldest(ctx.db, { table: pushes, before: new Date(ctx.clock().getTime() - retainedMs) });
}

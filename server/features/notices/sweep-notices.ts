import type { Ctx } from "#server/context.ts";
import { sweepOldest } from "#server/db/sweep-oldest.ts";
import { notices } from "./table.ts";

/** As long as the mails that say the same (RULES.md RE1). */
const keptMs = 90 * 24 * 3_600_000;

/** Removes notices of 90 days ago, seen or not. */
export async function sweepNotices(ctx: Ctx): Promise<number> {
  return sweepOldest(ctx.db, { table: notices, before: new Date(ctx.clock().getTime() - keptMs) });
}

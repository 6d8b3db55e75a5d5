import type { Ctx } from "#server/context.ts";
import { sweepOldest } from "#server/db/sweep-oldest.ts";
import { notifications } from "./table.ts";

/** RE1: Notifications go after {retainedMs}. */
const retainedMs = 90 * 24 * 3_600_000;

/** Removes notifications after 90 days, seen or not. */
export async function sweepNotifications(ctx: Ctx): Promise<number> {
  return sweepOldest(ctx.db, { table: notifications, before: new Date(ctx.clock().getTime() - retainedMs) });
}

import { type Ctx, requireConfirmed } from "#server/context.ts";
import { Conflict } from "#server/errors.ts";
import { newWork } from "#server/events/new-work.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import { dataExports } from "#server/features/privacy/table.ts";
import { findLastExport } from "./find-last-export.ts";

/** Orders an export of all the caller's data: one at a time, three a day (rule LV1). */
export async function requestExport(ctx: Ctx): Promise<void> {
  const { userId } = requireConfirmed(ctx);
  const last = await findLastExport(ctx, userId);
  if (last?.status === "waiting" || last?.status === "running") throw new Conflict("EXPORT_UNDER_WAY");
  await countAttempt(ctx, limits.exportUser, String(userId));
  const rows = await ctx.db
    .insert(dataExports)
    .values({ userId, createdAt: ctx.clock() })
    .onConflictDoNothing()
    .returning({ id: dataExports.id });
  // Of two that are asked for at once, the index lets one through.
  if (rows.length === 0) throw new Conflict("EXPORT_UNDER_WAY");
  newWork(ctx);
}

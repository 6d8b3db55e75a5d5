import type { Ctx } from "#server/context.ts";
import { and, asc, eq, gt, lte } from "#server/db/query.ts";
import { dataExports } from "#server/features/privacy/table.ts";
import { forEachDue } from "#server/jobs/for-each-due.ts";
import { removeArchive } from "./place.ts";

/**
 * RE10: Exports of data go 7 days after they were made.
 *
 * Several processes may run it. Returns how many.
 */
export function sweepExports(ctx: Ctx): Promise<number> {
  const isOver = and(eq(dataExports.status, "ready"), lte(dataExports.expiresAt, ctx.clock()));
  return forEachDue(
    ctx,
    (after, limit) =>
      ctx.db
        .select({ id: dataExports.id })
        .from(dataExports)
        .where(and(isOver, gt(dataExports.id, after)))
        .orderBy(asc(dataExports.id))
        .limit(limit),
    async ({ id }) => {
      await removeArchive(ctx, id);
      await ctx.db.update(dataExports).set({ status: "expired" }).where(eq(dataExports.id, id));
      return true;
    },
  );
}

import { type Ctx, transaction } from "#server/context.ts";
import { and, asc, eq, gt, lt, sql } from "#server/db/query.ts";
import { listings } from "#server/features/listings/table.ts";
import { forEachDue } from "#server/jobs/for-each-due.ts";
import { discardDraft } from "./discard-draft.ts";

/** RE7: Drafts go {retainedMs} after their last change, with their pictures. */
const retainedMs = 365 * 24 * 3_600_000;

/** Removes drafts unchanged for a year, with their pictures. Safe to run by several at once. */
export async function sweepDrafts(ctx: Ctx): Promise<number> {
  const before = new Date(ctx.clock().getTime() - retainedMs);
  const isStale = and(
    sql`${listings.status} = 'draft' and ${listings.saleMode} <> 'stock'`,
    lt(listings.updatedAt, before),
  );
  const find = () => ctx.db.select({ id: listings.id }).from(listings);
  return forEachDue(
    ctx,
    (after, limit) =>
      find()
        .where(and(isStale, gt(listings.id, after)))
        .orderBy(asc(listings.id))
        .limit(limit),
    ({ id }) =>
      transaction(ctx, async (tx) => {
        const [draft] = await tx.db
          .select({ id: listings.id })
          .from(listings)
          .where(and(isStale, eq(listings.id, id)))
          .for("update", { skipLocked: true });
        if (draft) await discardDraft(tx, id);
        return draft !== undefined;
      }),
  );
}

import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { and, eq, gt, sql } from "#server/db/query.ts";
import { Conflict, NotFound } from "#server/errors.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { sellerReportMessages } from "../table.ts";

/** Forgets the latest message of a year, which the tax office has not taken, so that the next one does not correct it (rule TR8). */
export async function discardMessage(ctx: Ctx, id: number): Promise<{ id: number }> {
  requireScope(ctx, "finance");
  return transaction(ctx, async (tx) => {
    const [found] = await tx.db.select().from(sellerReportMessages).where(eq(sellerReportMessages.id, id));
    if (!found) throw new NotFound();
    const { year, refId, kind } = found;
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`seller report ${year}`}))`);
    const [later] = await tx.db
      .select({ id: sellerReportMessages.id })
      .from(sellerReportMessages)
      .where(and(eq(sellerReportMessages.year, year), gt(sellerReportMessages.id, id)))
      .limit(1);
    if (later) throw new Conflict("NOT_LATEST");
    const gone = await tx.db.delete(sellerReportMessages).where(eq(sellerReportMessages.id, id)).returning();
    if (gone.length === 0) throw new NotFound();
    await recordChange(tx, { subject: "tax_message", id: year, from: { refId, kind }, to: null });
    return { id };
  });
}

import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict, NotFound } from "#server/errors.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { trustedFlaggers } from "#server/features/reports/table.ts";

/** Ends somebody's being a trusted flagger (rule M19); what they reported as one stays so. The second of two is told. */
export async function removeFlagger(ctx: Ctx, id: number, reason: string): Promise<void> {
  const { userId } = requireScope(ctx, "admin");
  await transaction(ctx, async (tx) => {
    const [row] = await tx.db.select().from(trustedFlaggers).where(eq(trustedFlaggers.id, id)).for("update");
    if (!row) throw new NotFound();
    if (row.removedAt) throw new Conflict("CHANGED_ELSEWHERE");
    await tx.db
      .update(trustedFlaggers)
      .set({ removedAt: tx.clock(), removedById: userId, removedReason: reason })
      .where(eq(trustedFlaggers.id, id));
    const from = { name: row.name, userId: row.userId, email: row.email };
    await recordChange(tx, { subject: "trusted_flagger", id, from, to: null, reason });
  });
}

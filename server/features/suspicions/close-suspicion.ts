import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { and, eq, isNull } from "#server/db/query.ts";
import { Forbidden, NotFound } from "#server/errors.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { suspicions } from "./table.ts";

/** Takes a pair of people off a moderator's list; the first who looked is kept. Safe to repeat. */
export async function closeSuspicion(ctx: Ctx, id: number): Promise<void> {
  const { userId } = requireScope(ctx, "moderation");
  const [found] = await ctx.db.select().from(suspicions).where(eq(suspicions.id, id));
  if (!found) throw new NotFound();
  // Nobody takes a suspicion about themselves off the list.
  if (found.userId === userId || found.otherId === userId) throw new Forbidden("FORBIDDEN");
  await transaction(ctx, async (tx) => {
    const closed = await tx.db
      .update(suspicions)
      .set({ lookedAt: tx.clock(), lookedById: userId })
      .where(and(eq(suspicions.id, id), isNull(suspicions.lookedAt)))
      .returning({ id: suspicions.id });
    if (closed.length > 0) await recordChange(tx, { subject: "suspicion", id, from: "open", to: "closed" });
  });
}

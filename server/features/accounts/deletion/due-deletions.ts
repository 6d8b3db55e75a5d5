import type { Ctx } from "#server/context.ts";
import { and, asc, eq, gt, isNotNull, isNull, lte, type SQL } from "#server/db/query.ts";
import { accountDeletions } from "#server/features/accounts/table.ts";
import { claimsEndSince, remindedUntil } from "./deletion-rules.ts";

/** What is done with accounts that leave, each once: a reminder, the deletion, and what was kept for claims. */
type DeletionStep = "reminder" | "deletion" | "end of claims";

/** Accounts for which a step is due, by rising id. */
export function listDueDeletions(
  ctx: Ctx,
  step: DeletionStep,
  { after, limit }: { after: number; limit: number },
): Promise<{ id: number }[]> {
  return ctx.db
    .select({ id: accountDeletions.userId })
    .from(accountDeletions)
    .where(and(isDue(ctx, step), gt(accountDeletions.userId, after)))
    .orderBy(asc(accountDeletions.userId))
    .limit(limit);
}

/** Locks the deletion and answers when it is due; null where the step is not due any more. */
export async function lockDeletion(ctx: Ctx, step: DeletionStep, userId: number): Promise<Date | null> {
  const [row] = await ctx.db
    .select({ dueAt: accountDeletions.dueAt })
    .from(accountDeletions)
    .where(and(isDue(ctx, step), eq(accountDeletions.userId, userId)))
    .for("update");
  return row?.dueAt ?? null;
}

/** Notes that the step is done. */
export async function noteDeletion(ctx: Ctx, step: DeletionStep, userId: number): Promise<void> {
  const now = ctx.clock();
  const done = {
    reminder: { remindedAt: now },
    deletion: { deletedAt: now },
    "end of claims": { finishedAt: now },
  };
  await ctx.db.update(accountDeletions).set(done[step]).where(eq(accountDeletions.userId, userId));
}

function isDue(ctx: Ctx, step: DeletionStep): SQL | undefined {
  const now = ctx.clock();
  const { dueAt, remindedAt, deletedAt, finishedAt } = accountDeletions;
  switch (step) {
    case "reminder":
      return and(isNull(deletedAt), isNull(remindedAt), lte(dueAt, remindedUntil(now)));
    case "deletion":
      return and(isNull(deletedAt), lte(dueAt, now));
    case "end of claims":
      return and(isNotNull(deletedAt), isNull(finishedAt), lte(deletedAt, claimsEndSince(now)));
  }
}

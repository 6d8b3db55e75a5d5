import { randomUUID } from "node:crypto";
import type { Ctx } from "#server/context.ts";
import { and, eq, isNull } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { accountEvents } from "#server/features/accounts/events.ts";
import { signOut } from "#server/features/accounts/passwords/replace-password.ts";
import { accountDeletions } from "#server/features/accounts/table.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { deletionDueAt } from "./deletion-rules.ts";

/** Plans the deletion of an account and signs it out everywhere, in the caller's transaction; answers when it is due (rule LV3). */
export async function planDeletion(ctx: Ctx, userId: number): Promise<Date> {
  const wantedAt = ctx.clock();
  const dueAt = deletionDueAt(wantedAt);
  await ctx.db.insert(accountDeletions).values({ userId, wantedAt, dueAt }).onConflictDoNothing();
  await signOut(ctx, userId);
  await recordChange(ctx, { subject: "deletion", id: userId, from: null, to: { dueAt } }, userId);
  return dueAt;
}

/** Whoever signs in keeps the account, which its owner is told; false where no deletion was planned. */
export async function cancelDeletion(ctx: Ctx, userId: number): Promise<boolean> {
  const gone = await ctx.db
    .delete(accountDeletions)
    .where(and(eq(accountDeletions.userId, userId), isNull(accountDeletions.deletedAt)))
    .returning({ dueAt: accountDeletions.dueAt });
  for (const { dueAt } of gone) {
    await recordChange(ctx, { subject: "deletion", id: userId, from: { dueAt }, to: null }, userId);
    await publish(ctx, accountEvents.DeletionCancelled, { userId, requestId: randomUUID() });
  }
  return gone.length > 0;
}

import { randomUUID } from "node:crypto";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { accountEvents, type GuardChange } from "#server/features/accounts/events.ts";
import { recoveryCodes, secondFactors } from "#server/features/accounts/table.ts";
import { recordChange } from "#server/features/audit/record-change.ts";

/**
 * Removes an account's second factor with its recovery codes and tells the owner, in the caller's transaction; says whether it was on.
 * `byId`: whose doing it is, null for the operator's command.
 */
export async function removeSecondFactor(
  ctx: Ctx,
  userId: number,
  { byId, change }: { byId: number | null; change: GuardChange },
): Promise<boolean> {
  const off = await ctx.db
    .delete(secondFactors)
    .where(eq(secondFactors.userId, userId))
    .returning({ confirmedAt: secondFactors.confirmedAt });
  await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  if (!off[0]?.confirmedAt) return false;
  const to = byId === null ? "off by the operator's command" : null;
  await recordChange(ctx, { subject: "second_factor", id: userId, from: "on", to }, byId);
  await publish(ctx, accountEvents.SignInGuardChanged, { userId, requestId: randomUUID(), change });
  return true;
}

import { randomUUID } from "node:crypto";
import { type Ctx, requireConfirmed, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { accountEvents } from "#server/features/accounts/events.ts";
import { requireFresh } from "#server/features/accounts/fresh/require-fresh.ts";
import { recoveryCodes, secondFactors } from "#server/features/accounts/table.ts";
import { recordChange } from "#server/features/audit/record-change.ts";

/** Turns the caller's second factor off, with its recovery codes; where it is off it stays so (RULES.md A22). */
export async function turnOffSecondFactor(ctx: Ctx): Promise<void> {
  const { userId } = requireConfirmed(ctx);
  await requireFresh(ctx);
  await transaction(ctx, async (tx) => {
    const off = await tx.db
      .delete(secondFactors)
      .where(eq(secondFactors.userId, userId))
      .returning({ confirmedAt: secondFactors.confirmedAt });
    await tx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    if (!off[0]?.confirmedAt) return;
    await recordChange(tx, { subject: "second_factor", id: userId, from: "on", to: null });
    await publish(tx, accountEvents.SignInGuardChanged, {
      userId,
      requestId: randomUUID(),
      change: "second_factor_off",
    });
  });
}

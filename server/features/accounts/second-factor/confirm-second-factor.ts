import { randomUUID } from "node:crypto";
import { type Ctx, requireConfirmed, transaction } from "#server/context.ts";
import { and, eq, isNull } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { accountEvents } from "#server/features/accounts/events.ts";
import { signOut } from "#server/features/accounts/passwords/replace-password.ts";
import { forgetAttempts, limits } from "#server/features/accounts/rate-limits.ts";
import { secondFactors } from "#server/features/accounts/table.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { countCodeTry, spendCode, wrongCode } from "./check-second-factor.ts";
import { makeRecoveryCodes } from "./recovery-codes.ts";

/**
 * Turns the second factor on by the app's first code, signs out every other device, and answers with the recovery codes (rule A22).
 */
export async function confirmSecondFactor(ctx: Ctx, written: string, network: string): Promise<string[]> {
  const { userId, tokenHash } = requireConfirmed(ctx);
  const [waiting] = await ctx.db
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmedAt)));
  if (!waiting) throw new Conflict("SECOND_FACTOR_NOT_BEGUN");
  await countCodeTry(ctx, userId, network);
  if (!(await spendCode(ctx, waiting, written))) throw wrongCode();
  await forgetAttempts(ctx, limits.secondFactor, String(userId));
  return transaction(ctx, async (tx) => {
    const isSame = and(eq(secondFactors.userId, userId), eq(secondFactors.secret, waiting.secret));
    const on = await tx.db
      .update(secondFactors)
      .set({ confirmedAt: tx.clock() })
      .where(and(isSame, isNull(secondFactors.confirmedAt)))
      .returning({ userId: secondFactors.userId });
    if (on.length === 0) throw new Conflict("SECOND_FACTOR_NOT_BEGUN");
    await signOut(tx, userId, tokenHash);
    await recordChange(tx, { subject: "second_factor", id: userId, from: null, to: "on" });
    await publish(tx, accountEvents.SignInGuardChanged, {
      userId,
      requestId: randomUUID(),
      change: "second_factor_on",
    });
    return makeRecoveryCodes(tx, userId);
  });
}

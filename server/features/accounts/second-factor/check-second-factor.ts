import type { Ctx } from "#server/context.ts";
import { and, eq, isNotNull, lt } from "#server/db/query.ts";
import { Invalid } from "#server/errors.ts";
import { countAttempt, forgetAttempts, limits } from "#server/features/accounts/rate-limits.ts";
import { secondFactors } from "#server/features/accounts/table.ts";
import { spendRecoveryCode } from "./recovery-codes.ts";
import { aboutSecret } from "./sealed-secret.ts";
import { acceptedStep } from "./second-factor-rules.ts";

type SecondFactor = typeof secondFactors.$inferSelect;

/** The second factor that an account is asked for; undefined where it is not on. */
export async function findSecondFactor(ctx: Ctx, userId: number): Promise<SecondFactor | undefined> {
  const [found] = await ctx.db
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmedAt)));
  return found;
}

/**
 * Asks for the second factor where it is on (rule A22). Each try is counted for the account and the network before it is looked at, so never
 * call this in a transaction.
 */
export async function checkSecondFactor(
  ctx: Ctx,
  { userId, network, code }: { userId: number; network: string; code: string | undefined },
): Promise<void> {
  const factor = await findSecondFactor(ctx, userId);
  if (!factor) return;
  if (!code) throw new Invalid({ code: ["SECOND_FACTOR_NEEDED"] }, "SECOND_FACTOR_NEEDED");
  await countCodeTry(ctx, userId, network);
  if (!(await spendCode(ctx, factor, code)) && !(await spendRecoveryCode(ctx, userId, code))) throw wrongCode();
  await forgetAttempts(ctx, limits.secondFactor, String(userId));
}

/** Counts a try to write a code, the network first: beyond it nothing is stored for each account that is tried. */
export async function countCodeTry(ctx: Ctx, userId: number, network: string): Promise<void> {
  await countAttempt(ctx, limits.secondFactorAddress, network);
  await countAttempt(ctx, limits.secondFactor, String(userId));
}

/** Uses a code of the app up; says whether it was one. Of two uses at once one succeeds. */
export async function spendCode(ctx: Ctx, factor: SecondFactor, written: string): Promise<boolean> {
  const secret = ctx.ports.vault.open(factor.secret, aboutSecret(factor.userId));
  const lastStep = acceptedStep({ ...factor, secret }, written, ctx.clock());
  if (lastStep === null) return false;
  const used = await ctx.db
    .update(secondFactors)
    .set({ lastStep })
    .where(
      and(
        eq(secondFactors.userId, factor.userId),
        eq(secondFactors.secret, factor.secret),
        lt(secondFactors.lastStep, lastStep),
      ),
    )
    .returning({ userId: secondFactors.userId });
  return used.length > 0;
}

export function wrongCode(): Invalid {
  return new Invalid({ code: ["CODE_WRONG"] }, "CODE_WRONG");
}

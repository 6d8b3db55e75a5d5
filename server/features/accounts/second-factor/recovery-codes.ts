import { Secret } from "otpauth";
import { recoveryCodeCount } from "#contract/accounts/security.ts";
import type { Ctx } from "#server/context.ts";
import { and, eq, isNull } from "#server/db/query.ts";
import { hashSecret } from "#server/features/accounts/secret.ts";
import { recoveryCodes } from "#server/features/accounts/table.ts";
import { tidyRecoveryCode } from "./second-factor-rules.ts";

/** Makes an account's recovery codes, 120 random bits each, so that a plain hash is enough, in place of those there were; shown this once. */
export async function makeRecoveryCodes(ctx: Ctx, userId: number): Promise<string[]> {
  const codes = Array.from({ length: recoveryCodeCount }, () => tidyRecoveryCode(new Secret({ size: 15 }).base32));
  await ctx.db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await ctx.db.insert(recoveryCodes).values(codes.map((code) => ({ userId, hash: hashOf(userId, code) })));
  return codes;
}

/** Uses a recovery code up; says whether it was one. Of two uses at once one succeeds. */
export async function spendRecoveryCode(ctx: Ctx, userId: number, written: string): Promise<boolean> {
  const used = await ctx.db
    .update(recoveryCodes)
    .set({ usedAt: ctx.clock() })
    .where(and(eq(recoveryCodes.hash, hashOf(userId, tidyRecoveryCode(written))), isNull(recoveryCodes.usedAt)))
    .returning({ userId: recoveryCodes.userId });
  return used.length > 0;
}

/** How many recovery codes an account has left. */
export function countRecoveryCodes(ctx: Ctx, userId: number): Promise<number> {
  return ctx.db.$count(recoveryCodes, and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)));
}

/** With the account, so that the same code would have another hash elsewhere; found by its hash, not compared. */
function hashOf(userId: number, code: string): Buffer {
  return hashSecret(`${userId} recovery ${code}`);
}

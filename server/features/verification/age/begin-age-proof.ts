import { safeRedirect } from "#contract/values/safe-redirect.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import { newSecret } from "#server/features/accounts/secret.ts";
import { users } from "#server/features/accounts/table.ts";
import { ageProofAttempts } from "#server/features/verification/table.ts";

const attemptMs = 10 * 60 * 1000;

/**
 * Begins to prove the caller's age, and says where the caller goes (rule AP2). The way back is bound to the account: whoever
 * else brings the answer proves nothing.
 */
export async function beginAgeProof(ctx: Ctx, wanted: string | null): Promise<string> {
  const { userId } = requireUser(ctx);
  const [user] = await ctx.db.select({ verifiedAt: users.ageVerifiedAt }).from(users).where(eq(users.id, userId));
  if (user?.verifiedAt) throw new Conflict("AGE_VERIFIED_ALREADY");
  const port = ctx.ports.ageProof;
  if (!port) throw new Conflict("AGE_PROOF_AWAY");
  await countAttempt(ctx, limits.ageProofUser, String(userId));
  const [state, nonce, verifier] = [newSecret(), newSecret(), newSecret()];
  const attempt = {
    stateHash: state.hash,
    nonce: nonce.plain,
    verifier: verifier.plain,
    redirect: safeRedirect(wanted),
    expiresAt: new Date(ctx.clock().getTime() + attemptMs),
  };
  await ctx.db
    .insert(ageProofAttempts)
    .values({ userId, ...attempt })
    .onConflictDoUpdate({ target: ageProofAttempts.userId, set: attempt });
  try {
    return await port.begin({ state: state.plain, nonce: nonce.plain, verifier: verifier.plain });
  } catch (error) {
    ctx.log.error({ err: error }, "the service that proves ages did not answer");
    throw new Conflict("AGE_PROOF_AWAY");
  }
}

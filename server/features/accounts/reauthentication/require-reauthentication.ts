import type { Assertion } from "#contract/accounts/passkeys.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Invalid } from "#server/errors.ts";
import { checkAssertion } from "#server/features/accounts/passkeys/check-assertion.ts";
import type { Site } from "#server/features/accounts/passkeys/passkey-rules.ts";
import { passkeys } from "#server/features/accounts/passkeys/table.ts";
import { requirePasswordAgain } from "#server/features/accounts/passwords/require-password-again.ts";
import { checkSecondFactor, findSecondFactor } from "#server/features/accounts/second-factor/check-second-factor.ts";
import { tokens } from "#server/features/accounts/table.ts";
import { isRecentProof, provedUntil } from "./proof-age-rules.ts";

/**
 * A24: Before another bank account, another e-mail, another password, a change of the second factor, of passkeys or of another's scopes, a
 * deletion, and a decision about money (PM14) a sign-in shows anew who is there: by a passkey, a code of the app or a recovery code, and by
 * the password only where the account has none of these (PASSWORD_NOT_ENOUGH); that holds for ten minutes, for that sign-in alone. Signing
 * in is no such proof.
 * PM14: Reauthentication (A24) comes before what PM13 names is decided, a statement is taken in, and a case whose
 * money is held is decided.
 *
 * Throws PASSWORD_NEEDED where nothing was shown. Never inside a transaction: guesses are counted.
 */
export async function requireReauthentication(ctx: Ctx, password?: string): Promise<void> {
  const { userId, tokenHash } = requireUser(ctx);
  const isGuarded = await hasMoreThanPassword(ctx, userId);
  if (password === undefined || isGuarded) {
    const [token] = await ctx.db.select({ provedAt: tokens.provedAt }).from(tokens).where(eq(tokens.hash, tokenHash));
    if (token && isRecentProof(token.provedAt, ctx.clock())) return;
  }
  await requirePasswordAgain(ctx, isGuarded ? undefined : password);
  await noteProof(ctx);
}

/** Whether the account has a second factor or a passkey: then a password, which may be stolen with a sign-in, proves nothing. */
export async function hasMoreThanPassword(ctx: Ctx, userId: number): Promise<boolean> {
  const factor = await findSecondFactor(ctx, userId);
  return factor !== undefined || (await ctx.db.$count(passkeys, eq(passkeys.userId, userId))) > 0;
}

interface Proof {
  readonly password?: string | undefined;
  readonly code?: string | undefined;
  readonly passkey?: Assertion | undefined;
}

/**
 * Takes a passkey, a code of the second factor or a recovery code as a proof, the password where the account has none of them (else
 * PASSWORD_NOT_ENOUGH); answers until when it holds (rule A24).
 */
export async function reauthenticate(
  ctx: Ctx,
  site: Site,
  { password, code, passkey }: Proof,
  network: string,
): Promise<Date> {
  const { userId } = requireUser(ctx);
  if (passkey) await checkAssertion(ctx, site, { passkey, userId });
  else if (code === undefined) {
    if (await hasMoreThanPassword(ctx, userId))
      throw new Invalid({ password: ["PASSWORD_NOT_ENOUGH"] }, "PASSWORD_NOT_ENOUGH");
    await requirePasswordAgain(ctx, password);
  } else if (await findSecondFactor(ctx, userId)) await checkSecondFactor(ctx, { userId, network, code });
  else throw new Invalid({ code: ["SECOND_FACTOR_OFF"] }, "SECOND_FACTOR_OFF");
  return noteProof(ctx);
}

/** This sign-in has just shown who is there. */
async function noteProof(ctx: Ctx): Promise<Date> {
  const { tokenHash } = requireUser(ctx);
  const provedAt = ctx.clock();
  await ctx.db.update(tokens).set({ provedAt }).where(eq(tokens.hash, tokenHash));
  return provedUntil(provedAt);
}

import type { SignedIn } from "#contract/accounts/accounts.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { Invalid, TooMany } from "#server/errors.ts";
import { verifyPassword } from "#server/features/accounts/passwords/password-hash.ts";
import { countAttempt, forgetAttempts, limits } from "#server/features/accounts/rate-limits.ts";
import { checkSecondFactor } from "#server/features/accounts/second-factor/check-second-factor.ts";
import { users } from "#server/features/accounts/table.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { beginSession } from "./begin-session.ts";
import type { Caller } from "./caller.ts";
import { knownAs, type Place } from "./places.ts";

interface Credentials {
  readonly email: string;
  readonly password: string;
  /** The secret that this browser got with its last sign-in. */
  readonly device?: string | undefined;
  /** Of the second factor, where the account has one. */
  readonly code?: string | undefined;
}

/**
 * A4: Log-in, registration and reset do not tell whether an account exists, by text or time; only a user name that a confirmed account has
 * is refused openly.
 *
 * Trades e-mail and password for a token, and a secret by which the browser is known the next time. Both failures count; the refusal stands
 * under `login`, where the form shows it. With a second factor the right password alone is answered with SECOND_FACTOR_NEEDED (rule A22).
 */
export async function login(
  ctx: Ctx,
  { email, password, device, code }: Credentials,
  caller: Caller,
): Promise<SignedIn> {
  const guess = await countGuess(ctx, email, { network: caller.network, device }).catch((error) => {
    if (error instanceof TooMany) {
      ctx.log.warn({ security: "sign_in_slowed", network: caller.network }, "security event");
    }
    throw error;
  });
  const [account] = await ctx.db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, email));
  if (!(await verifyPassword(password, account?.passwordHash ?? null)) || !account) {
    await recordFailure(ctx, account?.id ?? null, caller);
    throw loginFailed();
  }
  await checkSecondFactor(ctx, { userId: account.id, network: caller.network, code }).catch(async (error) => {
    if (error instanceof Invalid && error.code === "CODE_WRONG") await recordFailure(ctx, account.id, caller);
    throw error;
  });
  await forgetAttempts(ctx, limits.loginAccount, guess);
  return transaction(ctx, async (tx) => {
    await requireSamePassword(tx, account);
    return beginSession(tx, { userId: account.id, caller, device });
  });
}

/**
 * Counts an attempt before it is made, and answers what a success forgets. All places that the account does not know share one
 * budget, so that many addresses guess no faster; a known device or network has its own, which nobody elsewhere uses up.
 */
async function countGuess(ctx: Ctx, email: string, place: Place): Promise<string> {
  const known = await knownAs(ctx, email, place);
  const guess = known === "device" ? `${email} device ${place.device}` : `${email} ${place.network}`;
  // The address first: beyond it nothing is stored for each e-mail that is tried.
  await countAttempt(ctx, limits.loginAddress, place.network);
  await countAttempt(ctx, limits.loginAccount, guess);
  if (known === "elsewhere") await countAttempt(ctx, limits.loginElsewhere, email);
  return guess;
}

/** Without an account the same is stored, so that the time of the answer tells nothing; the e-mail is not. */
async function recordFailure(ctx: Ctx, userId: number | null, { network }: Caller): Promise<void> {
  const change = {
    subject: "sign_in",
    id: userId ?? "none",
    from: null,
    to: { failedFrom: network },
  } as const;
  await recordChange(ctx, change, null);
}

/** The password may have changed while it was checked, and a change signs out everywhere, so it fails here too. */
async function requireSamePassword(ctx: Ctx, { id, passwordHash }: { id: number; passwordHash: string }) {
  const found = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), eq(users.passwordHash, passwordHash)))
    .for("share");
  if (found.length === 0) throw loginFailed();
}

function loginFailed(): Invalid {
  return new Invalid({ login: ["LOGIN_FAILED"] }, "LOGIN_FAILED");
}

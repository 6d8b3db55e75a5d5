import { type Ctx, transaction } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { Invalid } from "#server/errors.ts";
import { countAttempt, forgetAttempts, limits } from "#server/features/accounts/limits.ts";
import { verifyPassword } from "#server/features/accounts/passwords/password-hash.ts";
import { users } from "#server/features/accounts/table.ts";
import type { Caller } from "./caller.ts";
import { createToken } from "./create-token.ts";

/**
 * Trades e-mail and password for a token. A wrong password and an unknown e-mail are refused with the same words after
 * the same work, and both count; the refusal stands under `login`, where the form shows it (RULES.md A4).
 */
export async function login(
  ctx: Ctx,
  { email, password }: { email: string; password: string },
  caller: Caller,
): Promise<string> {
  const guess = `${email} ${caller.network}`;
  await countAttempt(ctx, limits.loginAccount, guess);
  await countAttempt(ctx, limits.loginAddress, caller.network);
  const [account] = await ctx.db
    .select({ id: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.email, email));
  if (!(await verifyPassword(password, account?.passwordHash ?? null)) || !account) {
    throw loginFailed();
  }
  await forgetAttempts(ctx, limits.loginAccount, guess);
  return transaction(ctx, async (tx) => {
    await requireSamePassword(tx, account);
    return createToken(tx, account.id, caller.userAgent);
  });
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

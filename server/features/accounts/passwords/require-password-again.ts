import { type Ctx, requireUser } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Invalid } from "#server/errors.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import { users } from "#server/features/accounts/table.ts";
import { verifyPassword } from "./password-hash.ts";

/**
 * Asks the signed-in caller for the password once more, before what a stolen sign-in must not do alone (rules A13, A19). Never
 * inside a transaction: guesses are counted.
 */
export async function requirePasswordAgain(ctx: Ctx, password: string | undefined): Promise<void> {
  const { userId } = requireUser(ctx);
  if (!password) throw new Invalid({ password: ["PASSWORD_NEEDED"] }, "PASSWORD_NEEDED");
  await countAttempt(ctx, limits.passwordAgain, String(userId));
  const [user] = await ctx.db.select({ hash: users.passwordHash }).from(users).where(eq(users.id, userId));
  if (await verifyPassword(password, user?.hash ?? null)) return;
  throw new Invalid({ password: ["PASSWORD_WRONG"] }, "PASSWORD_WRONG");
}

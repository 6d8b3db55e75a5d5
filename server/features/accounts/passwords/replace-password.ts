import type { Ctx } from "#server/context.ts";
import { and, eq, ne } from "#server/db/query.ts";
import { Invalid } from "#server/errors.ts";
import { signInPlaces, tokens, users } from "#server/features/accounts/table.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { hashPassword } from "./password-hash.ts";
import { isCommonPassword } from "./password-rules.ts";

/**
 * A6: A new password signs out everywhere, within a second also of open streams.
 *
 * `keep` is the hash of the token that stays. A common one is refused under the form's field (rule A1).
 */
export async function replacePassword(
  ctx: Ctx,
  account: { id: number; email: string; username: string },
  { field, password, keep }: { field: "password" | "newPassword"; password: string; keep?: Buffer },
): Promise<void> {
  if (isCommonPassword(password, account)) throw new Invalid({ [field]: ["PASSWORD_COMMON"] });
  const passwordHash = await hashPassword(password);
  await ctx.db.update(users).set({ passwordHash }).where(eq(users.id, account.id));
  await signOut(ctx, account.id, keep);
  const to = keep ? "by the account" : "by a mailed link";
  const change = { subject: "password", id: account.id, from: null, to } as const;
  await recordChange(ctx, change, account.id);
  // Whoever knew the old password has signed in from somewhere.
  await ctx.db.delete(signInPlaces).where(eq(signInPlaces.userId, account.id));
}

/** Ends the account's sign-ins, all of them or all but one. */
export async function signOut(ctx: Ctx, userId: number, keep?: Buffer): Promise<void> {
  const others = and(eq(tokens.userId, userId), keep && ne(tokens.hash, keep));
  await ctx.db.delete(tokens).where(others);
}

import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Invalid } from "#server/errors.ts";
import { signInPlaces, tokens, users } from "#server/features/accounts/table.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { hashPassword } from "./password-hash.ts";
import { isCommonPassword } from "./password-rules.ts";

/** Stores another password, signs out everywhere and forgets from where it was signed in; a common one is refused under the form's field (RULES.md A1, A6). */
export async function replacePassword(
  ctx: Ctx,
  account: { id: number; email: string; username: string },
  { field, password }: { field: "password" | "newPassword"; password: string },
): Promise<void> {
  if (isCommonPassword(password, account)) throw new Invalid({ [field]: ["PASSWORD_COMMON"] });
  const passwordHash = await hashPassword(password);
  await ctx.db.update(users).set({ passwordHash }).where(eq(users.id, account.id));
  await ctx.db.delete(tokens).where(eq(tokens.userId, account.id));
  const change = { subject: "password", id: account.id, from: null, to: "by a mailed link" } as const;
  await recordChange(ctx, change, account.id);
  // Whoever knew the old password has signed in from somewhere.
  await ctx.db.delete(signInPlaces).where(eq(signInPlaces.userId, account.id));
}

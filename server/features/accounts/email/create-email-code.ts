import type { Ctx } from "#server/context.ts";
import { and, eq, gt } from "#server/db/query.ts";
import { newCode } from "#server/features/accounts/codes/one-time-code.ts";
import { emailRetainedUntil } from "#server/features/accounts/deletion/former-email.ts";
import { emailChanges, users } from "#server/features/accounts/table.ts";

/** What stands in the mail to the wanted e-mail. */
export interface EmailCode {
  readonly email: string;
  /** null: another account has the e-mail, and its owner gets no code but a word. */
  readonly code: string | null;
  /** Until when nobody gets the e-mail, since an account with it was deleted (rule LV4). */
  readonly retainedUntil?: Date;
}

/** Makes the code of the e-mail that the account wants; null where it wants none any more. An earlier code stops working. */
export async function createEmailCode(ctx: Ctx, userId: number): Promise<EmailCode | null> {
  const ofOwner = and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, ctx.clock()));
  const [wish] = await ctx.db.select().from(emailChanges).where(ofOwner).for("update");
  if (!wish) return null;
  const [taken] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.email, wish.email));
  if (taken) return { email: taken.email, code: null };
  const retainedUntil = await emailRetainedUntil(ctx, wish.email);
  if (retainedUntil) return { email: wish.email, code: null, retainedUntil };
  const { plain, stored } = newCode();
  await ctx.db
    .update(emailChanges)
    .set({ ...stored, tries: 0 })
    .where(ofOwner);
  return { email: wish.email, code: plain };
}

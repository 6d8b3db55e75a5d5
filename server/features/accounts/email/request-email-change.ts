import { randomUUID } from "node:crypto";
import { type Ctx, requireConfirmed, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Invalid } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { accountEvents } from "#server/features/accounts/events.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import { requireReauthentication } from "#server/features/accounts/reauthentication/require-reauthentication.ts";
import { emailChanges, users } from "#server/features/accounts/table.ts";
import { codeMinutes } from "./email-change-rules.ts";

/**
 * Has a code sent to the e-mail that the caller wants, five times a day. Whether another account has it is not said (rule A19): its
 * owner gets a word in place of the code.
 */
export async function requestEmailChange(
  ctx: Ctx,
  { email, password }: { email: string; password?: string | undefined },
): Promise<void> {
  const { userId } = requireConfirmed(ctx);
  await requireReauthentication(ctx, password);
  const [account] = await ctx.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
  if (account?.email.toLowerCase() === email.toLowerCase()) throw new Invalid({ email: ["EMAIL_SAME"] }, "EMAIL_SAME");
  await countAttempt(ctx, limits.emailChange, String(userId));
  await countAttempt(ctx, limits.emailChangeTo, email);
  await transaction(ctx, async (tx) => {
    const expiresAt = new Date(tx.clock().getTime() + codeMinutes * 60_000);
    const wish = { email, expiresAt, hash: null, salt: null, tries: 0 };
    await tx.db
      .insert(emailChanges)
      .values({ userId, ...wish })
      .onConflictDoUpdate({ target: emailChanges.userId, set: wish });
    await publish(tx, accountEvents.EmailChangeWanted, { userId, requestId: randomUUID() });
  });
}

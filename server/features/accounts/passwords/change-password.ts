import { randomUUID } from "node:crypto";
import { type Ctx, transaction } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { Invalid, Unauthenticated } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { accountEvents } from "#server/features/accounts/events.ts";
import { countAttempt, forgetAttempts, limits } from "#server/features/accounts/limits.ts";
import { useMailLink } from "#server/features/accounts/mail-links/use-mail-link.ts";
import type { Caller } from "#server/features/accounts/sign-in/caller.ts";
import { tokens, users } from "#server/features/accounts/table.ts";
import { hashPassword } from "./password-hash.ts";
import { isCommonPassword } from "./password-rules.ts";

/**
 * Sets a new password with the mailed link and signs out everywhere. Using the link also proves that the e-mail is the
 * owner's, so it counts as confirmed. A refused password leaves the link usable.
 */
export async function changePassword(
  ctx: Ctx,
  { hash, password }: { hash: string; password: string },
  caller: Caller,
): Promise<void> {
  await countAttempt(ctx, limits.linkAddress, caller.network);
  const email = await transaction(ctx, async (tx) => {
    const userId = await useMailLink(tx, hash, "password");
    // Not for("update"): a bid refers to its bidder's row, and must not wait while the password is hashed.
    const [account] = await tx.db.select().from(users).where(eq(users.id, userId)).for("no key update");
    if (!account) throw new Unauthenticated();
    if (isCommonPassword(password, account)) throw new Invalid({ password: ["PASSWORD_COMMON"] });
    await tx.db
      .update(users)
      .set({
        passwordHash: await hashPassword(password),
        emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${ctx.clock().toISOString()})`,
      })
      .where(eq(users.id, userId));
    await tx.db.delete(tokens).where(eq(tokens.userId, userId));
    await publish(tx, accountEvents.PasswordChanged, { userId, requestId: randomUUID() });
    return account.email;
  });
  await forgetAttempts(ctx, limits.loginAccount, `${email} ${caller.network}`);
}

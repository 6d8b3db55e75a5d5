import { randomUUID } from "node:crypto";
import { type Ctx, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Unauthenticated } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { accountEvents } from "#server/features/accounts/events.ts";
import { useMailLink } from "#server/features/accounts/mail-links/use-mail-link.ts";
import { countAttempt, forgetAttempts, limits } from "#server/features/accounts/rate-limits.ts";
import type { Caller } from "#server/features/accounts/sign-in/caller.ts";
import { rememberPlace } from "#server/features/accounts/sign-in/places.ts";
import { users } from "#server/features/accounts/table.ts";
import { replacePassword } from "./replace-password.ts";

/**
 * Sets a new password with the mailed link and signs out everywhere. A refused password leaves the link usable. An account
 * whose e-mail is not confirmed gets the link that confirms it instead (rule A14).
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
    await replacePassword(tx, account, { field: "password", password });
    await rememberPlace(tx, userId, { network: caller.network });
    await publish(tx, accountEvents.PasswordChanged, { userId, requestId: randomUUID() });
    return account.email;
  });
  await forgetAttempts(ctx, limits.loginAccount, `${email} ${caller.network}`);
}

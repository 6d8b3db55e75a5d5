import { randomUUID } from "node:crypto";
import { type Ctx, requireConfirmed, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Invalid, Unauthenticated } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { accountEvents } from "#server/features/accounts/events.ts";
import { requireReauthentication } from "#server/features/accounts/reauthentication/require-reauthentication.ts";
import { users } from "#server/features/accounts/table.ts";
import { verifyPassword } from "./password-hash.ts";
import { replacePassword } from "./replace-password.ts";

/**
 * Sets another password, not the same again, after the one there is or a fresh proof; every other device is signed out, and the owner is
 * told by mail (rule A19).
 */
export async function setOwnPassword(
  ctx: Ctx,
  { password, newPassword }: { password?: string | undefined; newPassword: string },
): Promise<void> {
  const { userId, tokenHash } = requireConfirmed(ctx);
  await requireReauthentication(ctx, password);
  await transaction(ctx, async (tx) => {
    const [account] = await tx.db.select().from(users).where(eq(users.id, userId)).for("no key update");
    if (!account) throw new Unauthenticated();
    if (await verifyPassword(newPassword, account.passwordHash)) throw new Invalid({ newPassword: ["PASSWORD_SAME"] });
    await replacePassword(tx, account, { field: "newPassword", password: newPassword, keep: tokenHash });
    await publish(tx, accountEvents.PasswordChanged, { userId, requestId: randomUUID() });
  });
}

import { randomUUID } from "node:crypto";
import { type Ctx, requireConfirmed, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Unauthenticated } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { accountEvents } from "#server/features/accounts/events.ts";
import { users } from "#server/features/accounts/table.ts";
import { replacePassword } from "./replace-password.ts";
import { requirePasswordAgain } from "./require-password-again.ts";

/** Sets another password with the one there is; every other device is signed out, and the owner is told by mail (RULES.md A19). */
export async function setOwnPassword(
  ctx: Ctx,
  { password, newPassword }: { password: string; newPassword: string },
): Promise<void> {
  const { userId, tokenHash } = requireConfirmed(ctx);
  await requirePasswordAgain(ctx, password);
  await transaction(ctx, async (tx) => {
    const [account] = await tx.db.select().from(users).where(eq(users.id, userId)).for("no key update");
    if (!account) throw new Unauthenticated();
    await replacePassword(tx, account, { field: "newPassword", password: newPassword, keep: tokenHash });
    await publish(tx, accountEvents.PasswordChanged, { userId, requestId: randomUUID() });
  });
}

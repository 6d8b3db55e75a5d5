import { randomUUID } from "node:crypto";
import { type Ctx, requireUser, transaction } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { accountEvents } from "#server/features/accounts/events.ts";
import { requireReauthentication } from "#server/features/accounts/reauthentication/require-reauthentication.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { passkeys } from "./table.ts";

/** Lets nobody sign in by one of the caller's passkeys any more; another's is as missing (rule PK1). */
export async function removePasskey(ctx: Ctx, id: number): Promise<void> {
  const { userId } = requireUser(ctx);
  const isOwn = and(eq(passkeys.id, id), eq(passkeys.userId, userId));
  if ((await ctx.db.$count(passkeys, isOwn)) === 0) throw new NotFound();
  await requireReauthentication(ctx);
  await transaction(ctx, async (tx) => {
    if (!(await deletePasskeys(tx, { userId, id, byId: userId }))) throw new NotFound();
  });
}

/**
 * Deletes an account's passkey, or all of them, and tells the owner, in the caller's transaction; says whether there was one.
 * `byId`: whose doing it is, null for the operator's command.
 */
export async function deletePasskeys(
  tx: Ctx,
  { userId, id, byId }: { userId: number; id?: number; byId: number | null },
): Promise<boolean> {
  const named = and(eq(passkeys.userId, userId), id === undefined ? undefined : eq(passkeys.id, id));
  const gone = await tx.db.delete(passkeys).where(named).returning({ id: passkeys.id });
  if (gone.length === 0) return false;
  for (const { id: from } of gone) await recordChange(tx, { subject: "passkey", id: userId, from, to: null }, byId);
  const change = "passkey_removed";
  await publish(tx, accountEvents.SignInGuardChanged, { userId, requestId: randomUUID(), change });
  return true;
}

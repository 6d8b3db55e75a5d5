import { randomUUID } from "node:crypto";
import { type Ctx, requireUser, transaction } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { accountEvents } from "#server/features/accounts/events.ts";
import { requireFresh } from "#server/features/accounts/fresh/require-fresh.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { passkeys } from "./table.ts";

/** Lets nobody sign in by one of the caller's passkeys any more; another's is as missing (RULES.md PK1). */
export async function removePasskey(ctx: Ctx, id: number): Promise<void> {
  const { userId } = requireUser(ctx);
  const isOwn = and(eq(passkeys.id, id), eq(passkeys.userId, userId));
  if ((await ctx.db.$count(passkeys, isOwn)) === 0) throw new NotFound();
  await requireFresh(ctx);
  await transaction(ctx, async (tx) => {
    const gone = await tx.db.delete(passkeys).where(isOwn).returning({ id: passkeys.id });
    if (gone.length === 0) throw new NotFound();
    await recordChange(tx, { subject: "passkey", id: userId, from: id, to: null });
    const change = "passkey_removed";
    await publish(tx, accountEvents.SignInGuardChanged, { userId, requestId: randomUUID(), change });
  });
}

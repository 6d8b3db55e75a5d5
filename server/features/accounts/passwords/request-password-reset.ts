import { randomUUID } from "node:crypto";
import { type Ctx, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { accountEvents } from "#server/features/accounts/events.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import type { Caller } from "#server/features/accounts/sign-in/caller.ts";
import { users } from "#server/features/accounts/table.ts";

/** Asks for a link to set a new password. An e-mail without an account gets the same answer, but no mail. */
export async function requestPasswordReset(ctx: Ctx, email: string, caller: Caller): Promise<void> {
  await countAttempt(ctx, limits.resetAddress, caller.network);
  await countAttempt(ctx, limits.resetEmail, email);
  const [account] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.email, email));
  await transaction(ctx, (tx) =>
    publish(tx, accountEvents.PasswordResetWanted, { userId: account?.id ?? null, requestId: randomUUID() }),
  );
}

import { type Ctx, transaction } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { Unauthenticated } from "#server/errors.ts";
import { countAttempt, limits } from "#server/features/accounts/limits.ts";
import { useMailLink } from "#server/features/accounts/mail-links/use-mail-link.ts";
import type { Caller } from "#server/features/accounts/sign-in/caller.ts";
import { users } from "#server/features/accounts/table.ts";

/** Confirms the e-mail of the account that the mailed link belongs to. */
export async function confirmEmail(ctx: Ctx, hash: string, caller: Caller): Promise<{ email: string }> {
  await countAttempt(ctx, limits.linkAddress, caller.network);
  return transaction(ctx, async (tx) => {
    const userId = await useMailLink(tx, hash, "confirm");
    const [confirmed] = await tx.db
      .update(users)
      .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${ctx.clock().toISOString()})` })
      .where(eq(users.id, userId))
      .returning({ email: users.email });
    if (!confirmed) throw new Unauthenticated();
    return confirmed;
  });
}

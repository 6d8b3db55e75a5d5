import type { Ctx } from "#server/context.ts";
import { and, eq, gt, sql } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { hashSecret } from "#server/features/accounts/secret.ts";
import { subscribers } from "./table.ts";

/**
 * NL1: Newsletters start once the owner of the e-mail has confirmed it by the mail's link (double opt-in, 7 days); a
 * signed-in account with a confirmed e-mail needs none.
 *
 * Confirms a subscription by the secret of its mail until the secret expires; safe to repeat.
 */
export async function confirmSubscriber(ctx: Ctx, key: string): Promise<void> {
  const now = ctx.clock();
  const changed = await ctx.db
    .update(subscribers)
    .set({ confirmedAt: sql`coalesce(${subscribers.confirmedAt}, ${now})` })
    .where(
      and(
        eq(subscribers.confirmHash, hashSecret(key)),
        gt(subscribers.confirmExpiresAt, now),
        sql`${subscribers.endedAt} is null`,
      ),
    );
  if (changed.rowCount === 0) throw new NotFound();
}

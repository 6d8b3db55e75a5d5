import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { traderRefusal } from "#server/trader-rules.ts";

/** Whether a user other than the caller may sell, by the rule of `requireTrader`. */
export async function mayTrade(ctx: Ctx, userId: number): Promise<boolean> {
  const [user] = await ctx.db
    .select({ suspendedAt: users.suspendedAt, emailConfirmedAt: users.emailConfirmedAt })
    .from(users)
    .where(eq(users.id, userId));
  if (!user) return false;
  const { suspendedAt, emailConfirmedAt } = user;
  const refusal = traderRefusal({
    suspended: suspendedAt !== null,
    emailConfirmed: emailConfirmedAt !== null,
  });
  return refusal === null;
}

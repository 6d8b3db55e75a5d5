import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { traderRefusal } from "#server/may-trade-rules.ts";

/** Whether a user other than the caller may sell, by the rule of `requireTrader`. */
export async function mayTrade(ctx: Ctx, userId: number): Promise<boolean> {
  const [user] = await tradingStatusOf(ctx, userId);
  return mayWith(user);
}

/**
 * As `mayTrade`, with the user's row locked until the transaction ends: what is published now is there before the user is
 * suspended, and `suspendPerson` finds it; or the suspension is seen here. Listings are locked before.
 */
export async function lockTrader(ctx: Ctx, userId: number): Promise<boolean> {
  const [user] = await tradingStatusOf(ctx, userId).for("no key update");
  return mayWith(user);
}

function tradingStatusOf(ctx: Ctx, userId: number) {
  return ctx.db
    .select({ suspendedAt: users.suspendedAt, emailConfirmedAt: users.emailConfirmedAt })
    .from(users)
    .where(eq(users.id, userId));
}

function mayWith(user: Pick<typeof users.$inferSelect, "suspendedAt" | "emailConfirmedAt"> | undefined): boolean {
  if (!user) return false;
  const { suspendedAt, emailConfirmedAt } = user;
  const refusal = traderRefusal({
    suspended: suspendedAt !== null,
    emailConfirmed: emailConfirmedAt !== null,
  });
  return refusal === null;
}

import type { Ctx } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";

/** K6: Each upheld non-payment is a strike, and {strikesToSuspend} of them suspend the account. */
export const strikesToSuspend = 3;

/** Counts an upheld case of non-payment against a user; whether the account has so many now that it is to be suspended. */
export async function addStrike(ctx: Ctx, userId: number): Promise<boolean> {
  const [user] = await ctx.db
    .update(users)
    .set({ strikes: sql`${users.strikes} + 1` })
    .where(eq(users.id, userId))
    .returning({ strikes: users.strikes });
  return user !== undefined && user.strikes >= strikesToSuspend;
}

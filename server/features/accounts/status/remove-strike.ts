import type { Ctx } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { strikesToSuspend } from "./add-strike.ts";

/** Takes a withdrawn strike off a user; how many are left, and whether a suspension that strikes alone have brought has lost its ground. */
export async function removeStrike(ctx: Ctx, userId: number): Promise<{ strikes: number; isToBeReleased: boolean }> {
  const [user] = await ctx.db
    .update(users)
    .set({ strikes: sql`greatest(${users.strikes} - 1, 0)` })
    .where(eq(users.id, userId))
    .returning({ strikes: users.strikes, at: users.suspendedAt, reason: users.suspendedReason });
  const { strikes = 0, at = null, reason = null } = user ?? {};
  return { strikes, isToBeReleased: at !== null && reason === null && strikes < strikesToSuspend };
}

import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { tokens } from "#server/features/accounts/table.ts";

/** Revokes the token of this call; without a token it does nothing. */
export async function logout(ctx: Ctx): Promise<void> {
  if (!ctx.actor) return;
  await ctx.db.delete(tokens).where(eq(tokens.hash, ctx.actor.tokenHash));
}

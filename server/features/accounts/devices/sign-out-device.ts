import { type Ctx, requireUser } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { tokens } from "#server/features/accounts/table.ts";

/** Ends one of the caller's sign-ins; another's counts as missing (rule A20). */
export async function signOutDevice(ctx: Ctx, id: number): Promise<void> {
  const { userId } = requireUser(ctx);
  const ended = await ctx.db
    .delete(tokens)
    .where(and(eq(tokens.id, id), eq(tokens.userId, userId)))
    .returning({ id: tokens.id });
  if (ended.length === 0) throw new NotFound();
}

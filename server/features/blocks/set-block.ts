import { type Ctx, requireUser } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { Conflict, NotFound } from "#server/errors.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import { users } from "#server/features/accounts/table.ts";
import { blocks } from "./table.ts";

/** Blocks a person or lets them write again. Safe to repeat. */
export async function setBlock(ctx: Ctx, otherId: number, isBlocked: boolean): Promise<void> {
  const { userId } = requireUser(ctx);
  if (otherId === userId) throw new Conflict("OWN_BLOCK");
  await countAttempt(ctx, limits.changeUser, String(userId));
  if (!isBlocked) {
    await ctx.db.delete(blocks).where(and(eq(blocks.blockerId, userId), eq(blocks.blockedId, otherId)));
    return;
  }
  if ((await ctx.db.$count(users, eq(users.id, otherId))) === 0) throw new NotFound();
  await ctx.db
    .insert(blocks)
    .values({ blockerId: userId, blockedId: otherId, createdAt: ctx.clock() })
    .onConflictDoNothing();
}

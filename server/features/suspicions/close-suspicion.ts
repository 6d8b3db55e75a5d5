import { type Ctx, requireScope } from "#server/context.ts";
import { and, eq, isNull } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { suspicions } from "./table.ts";

/** Takes a pair of people off a moderator's list; the first who looked is kept. Safe to repeat. */
export async function closeSuspicion(ctx: Ctx, id: number): Promise<void> {
  const { userId } = requireScope(ctx, "moderation");
  if ((await ctx.db.$count(suspicions, eq(suspicions.id, id))) === 0) throw new NotFound();
  await ctx.db
    .update(suspicions)
    .set({ lookedAt: ctx.clock(), lookedById: userId })
    .where(and(eq(suspicions.id, id), isNull(suspicions.lookedAt)));
}

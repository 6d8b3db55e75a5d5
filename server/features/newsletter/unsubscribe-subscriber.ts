import type { Ctx } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { subscribers } from "./table.ts";

/**
 * NL6: One click without signing in ends them (RFC 8058); opening the address does not.
 *
 * Safe to repeat.
 */
export async function unsubscribeSubscriber(ctx: Ctx, key: string): Promise<void> {
  const changed = await ctx.db
    .update(subscribers)
    .set({ endedAt: sql`coalesce(${subscribers.endedAt}, ${ctx.clock()})` })
    .where(eq(subscribers.key, key));
  if (changed.rowCount === 0) throw new NotFound();
}

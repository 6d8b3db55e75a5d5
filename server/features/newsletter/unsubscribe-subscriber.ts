import type { Ctx } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { subscribers } from "./table.ts";

/** No more newsletters to the e-mail that a mail's key names. A repeated call changes nothing. */
export async function unsubscribeSubscriber(ctx: Ctx, key: string): Promise<void> {
  const changed = await ctx.db
    .update(subscribers)
    .set({ endedAt: sql`coalesce(${subscribers.endedAt}, ${ctx.clock()})` })
    .where(eq(subscribers.key, key));
  if (changed.rowCount === 0) throw new NotFound();
}

import { type Ctx, requireUser } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

/** Marks the caller's notifications as seen up to one of them; later ones stay new. Safe to repeat. */
export async function seeNotifications(ctx: Ctx, upToId: number): Promise<void> {
  const { userId } = requireUser(ctx);
  await ctx.db.execute(sql`
    update notifications set seen_at = ${ctx.clock()} where id in (
      select id from notifications where user_id = ${userId} and seen_at is null and id <= ${upToId}
      order by id for update
    )`);
}

import { type Ctx, requireUser } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

/** Notes that the caller has seen the notices up to one of them; later ones stay new. A repeated call changes nothing. */
export async function seeNotices(ctx: Ctx, upToId: number): Promise<void> {
  const { userId } = requireUser(ctx);
  await ctx.db.execute(sql`
    update notices set seen_at = ${ctx.clock()} where id in (
      select id from notices where user_id = ${userId} and seen_at is null and id <= ${upToId}
      order by id for update
    )`);
}

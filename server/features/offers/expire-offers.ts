import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { databaseClock, type LotClock } from "#server/features/bids/database-clock.ts";
import { inBatches } from "#server/jobs/in-batches.ts";

const batchSize = 500;

/**
 * Expires unanswered offers and returns their number. Several processes may run it, however late, since an answer
 * checks the end itself.
 */
export async function expireOffers(ctx: Ctx, clock: LotClock = databaseClock): Promise<number> {
  const now = await clock(ctx);
  return inBatches(batchSize, async (limit) => {
    const { rowCount } = await ctx.db.execute(sql`
      with due as (
        select id from offers where status = 'open' and expires_at <= ${now}
        order by expires_at, id limit ${limit} for update skip locked
      )
      update offers set status = 'expired', answered_at = ${now} from due where offers.id = due.id`);
    return rowCount ?? 0;
  });
}

import { sql } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { databaseClock, type LotClock } from "#server/features/bids/database-clock.ts";

const batchSize = 500;

/**
 * Ends offers that nobody has answered in time, and those whose listing runs no more; returns how many. Safe to repeat and
 * to run in several processes; nothing hangs on the moment, for an answer asks the end itself.
 */
export async function expireOffers(ctx: Ctx, clock: LotClock = databaseClock): Promise<number> {
  const now = await clock(ctx);
  const { rowCount } = await ctx.db.execute(sql`
    with due as (
      select o.id from offers o join listings l on l.id = o.listing_id
      where o.status = 'open' and (o.expires_at <= ${now} or l.status not in ('live', 'scheduled'))
      order by o.id limit ${batchSize} for update of o skip locked
    )
    update offers set status = 'expired', answered_at = ${now} from due where offers.id = due.id`);
  return rowCount ?? 0;
}

import { type Ctx, transaction } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { databaseClock, type LotClock } from "#server/features/bids/database-clock.ts";
import { inBatches } from "#server/jobs/in-batches.ts";
import type { Queue } from "#server/jobs/start-worker.ts";
import { secondChanceEvents } from "./events.ts";

const batchSize = 200;

/** Second chances, ended at their time. */
export const endingChances: Queue = {
  name: "expireSecondChances",
  due: sql`select min(expires_at) from second_chances where status = 'open'`,
  run: (ctx) => expireSecondChances(ctx),
};

/**
 * Expires unanswered second chances and returns their number. Several processes may run it, however late, since an
 * acceptance checks the end itself.
 */
export async function expireSecondChances(ctx: Ctx, clock: LotClock = databaseClock): Promise<number> {
  return inBatches(batchSize, (limit) => transaction(ctx, (tx) => expireBatch(tx, limit, clock)));
}

async function expireBatch(ctx: Ctx, limit: number, clock: LotClock): Promise<number> {
  const now = await clock(ctx);
  const { rows } = await ctx.db.execute<{ secondChanceId: number; listingId: number; bidderId: number }>(sql`
      with due as (
        select id from second_chances where status = 'open' and expires_at <= ${now}
        order by expires_at, id limit ${limit} for update skip locked
      )
      update second_chances s set status = 'expired', answered_at = ${now} from due where s.id = due.id
      returning s.id as "secondChanceId", s.listing_id as "listingId", s.bidder_id as "bidderId"`);
  const expired = rows.map((row) => ({ ...row, answer: "expired" as const }));
  await publish(ctx, secondChanceEvents.SecondChanceAnswered, expired);
  return rows.length;
}

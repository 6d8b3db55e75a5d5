import { sql } from "drizzle-orm";
import { type Ctx, transaction } from "#server/context.ts";
import { publish } from "#server/events/outbox.ts";
import { listingStarted } from "./events.ts";

const batchSize = 500;

/**
 * Scheduled listings whose time has come go live; returns how many. Safe to repeat and to run in several
 * processes: a row that another one has locked is skipped.
 */
export async function startDueListings(ctx: Ctx): Promise<number> {
  let started = 0;
  let batch: number;
  do {
    batch = await startBatch(ctx);
    started += batch;
  } while (batch === batchSize);
  return started;
}

async function startBatch(ctx: Ctx): Promise<number> {
  return transaction(ctx, async (tx) => {
    const { rows } = await tx.db.execute<{ listingId: number; sellerId: number }>(sql`
      with due as (
        select id from listings where status = 'scheduled' and starts_at <= ${tx.clock()}
        order by id limit ${batchSize} for update skip locked
      )
      update listings l set status = 'live' from due where l.id = due.id
      returning l.id as "listingId", l.seller_id as "sellerId"`);
    await publish(tx, rows.map(listingStarted));
    return rows.length;
  });
}

import { type Ctx, transaction } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { lotChanged } from "#server/events/lot-changed.ts";
import { publish } from "#server/events/outbox.ts";
import { takeLotNumbers } from "#server/features/monthly-sales/join-sale.ts";
import { batchOrEach } from "#server/jobs/batch-or-each.ts";
import { inBatches } from "#server/jobs/in-batches.ts";
import type { Queue } from "#server/jobs/start-worker.ts";
import { listingEvents } from "./events.ts";

const batchSize = 500;

interface Due extends Record<string, unknown> {
  readonly listingId: number;
  readonly sellerId: number;
  /** The day of the monthly sale that has yet to number it; null where none has. */
  readonly closesOn: string | null;
}

/** Scheduled listings, started at their time. */
export const startingListings: Queue = {
  name: "startDueListings",
  due: sql`select min(starts_at) from listings where status = 'scheduled'`,
  run: (ctx) => startDueListings(ctx),
};

/**
 * Starts scheduled listings whose time has come, those of a monthly sale with its next numbers; returns how many. Safe to
 * repeat and to run in several processes: a locked row is skipped.
 */
export async function startDueListings(ctx: Ctx): Promise<number> {
  return inBatches(batchSize, (limit) =>
    batchOrEach(ctx, "start of listings", {
      batch: (only) => startBatch(ctx, limit, only),
      listDue: async () => {
        const { rows } = await ctx.db.execute<{ id: number }>(sql`
          select id from listings where ${isDue(ctx.clock())} order by id limit ${limit}`);
        return rows.map(({ id }) => id);
      },
    }),
  );
}

const isDue = (now: Date) => sql`status = 'scheduled' and starts_at <= ${now}`;

async function startBatch(ctx: Ctx, limit: number, only: number | undefined): Promise<number> {
  return transaction(ctx, async (tx) => {
    const { rows } = await tx.db.execute<Due>(sql`
      select id as "listingId", seller_id as "sellerId",
        case when lot_number is null then sale_closes_on::text end as "closesOn"
      from listings where ${isDue(tx.clock())} ${only === undefined ? sql`` : sql`and id = ${only}`}
      order by id limit ${limit} for update skip locked`);
    if (rows.length === 0) return 0;
    const numbers = await numberLots(tx, rows);
    const ids = rows.map(({ listingId }) => listingId);
    await tx.db.execute(sql`
      update listings l set status = 'live', lot_number = coalesce(due.lot_number, l.lot_number), revision = l.revision + 1
      from unnest(${sql.param(ids)}::int8[],
        ${sql.param(ids.map((id) => numbers.get(id) ?? null))}::int4[]) as due(id, lot_number)
      where l.id = due.id and l.id = any(${sql.param(ids)}::int8[])`);
    lotChanged(tx, ids);
    await publish(
      tx,
      listingEvents.ListingStarted,
      rows.map(({ listingId, sellerId }) => ({ listingId, sellerId })),
    );
    return rows.length;
  });
}

/** The numbers of lots that start, by listing. Sales are locked in the order of their days, so that no two wait for each other. */
async function numberLots(ctx: Ctx, due: readonly Due[]): Promise<Map<number, number>> {
  const numbers = new Map<number, number>();
  const bySale = Map.groupBy(due, ({ closesOn }) => closesOn);
  for (const closesOn of [...bySale.keys()].filter((day) => day !== null).sort()) {
    const lots = bySale.get(closesOn) ?? [];
    const first = await takeLotNumbers(ctx, closesOn, lots.length);
    for (const [index, { listingId }] of lots.entries()) numbers.set(listingId, first + index);
  }
  return numbers;
}

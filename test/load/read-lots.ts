import type { Ctx } from "#server/context.ts";
import { asc, inArray, sql } from "#server/db/query.ts";
import type { Lot } from "#server/features/bids/bidding-rules.ts";
import { getLog } from "#server/features/bids/lot-log/get-log.ts";
import { bids } from "#server/features/bids/table.ts";
import { listings } from "#server/features/listings/table.ts";
import type { StoredBid, StoredLot } from "./history.ts";

/** Lots as they are stored now; `openings`: as they were published. */
export async function readLots(ctx: Ctx, openings: ReadonlyMap<number, Lot>): Promise<StoredLot[]> {
  const ids = [...openings.keys()];
  const rows = await ctx.db.select().from(listings).where(inArray(listings.id, ids));
  const stored = await ctx.db.select().from(bids).where(inArray(bids.listingId, ids)).orderBy(asc(bids.sequence));
  const bidsOf = Map.groupBy(stored, ({ listingId }) => listingId);
  const reported = await readReported(ctx, ids);
  const lots: StoredLot[] = [];
  for (const row of rows) {
    const { id, endsAt, logHash } = row;
    const opening = openings.get(id);
    if (!opening || !endsAt) throw new Error(`lot ${id} has lost its end`);
    const isOver = row.status === "sold" || row.status === "unsold";
    const log = isOver && logHash ? { file: await getLog(ctx, id), finalHash: logHash.toString("hex") } : null;
    const events = reported.get(id) ?? [];
    lots.push({
      id,
      opening,
      row: { ...row, endsAt },
      log,
      bids: (bidsOf.get(id) ?? []) satisfies readonly StoredBid[],
      reported: events.flatMap(({ topic, sequence }) => (topic === "BidPlaced" ? [sequence] : [])),
      closings: events.filter(({ topic }) => topic === "AuctionClosed"),
    });
  }
  return lots;
}

interface Described extends Record<string, unknown> {
  readonly topic: string;
  readonly id: number;
  readonly sequence: number;
  readonly outcome: string;
  readonly winnerId: number | null;
  readonly finalPriceMinor: number | null;
}

async function readReported(ctx: Ctx, ids: readonly number[]): Promise<Map<number, Described[]>> {
  const { rows } = await ctx.db.execute<Described>(sql`
    select topic, (payload->>'listingId')::int8 as id, (payload->>'sequence')::int4 as sequence,
      payload->>'outcome' as outcome, (payload->>'winnerId')::int8 as "winnerId",
      (payload->>'finalPriceMinor')::int8 as "finalPriceMinor"
    from outbox
    where topic in ('BidPlaced', 'AuctionClosed') and (payload->>'listingId')::int8 = any(${sql.param(ids)}::int8[])`);
  return Map.groupBy(rows, ({ id }) => id);
}

import { type LotEvent, lotEvent } from "#contract/bids/live.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { readBidTerms } from "#server/features/bids/bid-terms.ts";
import { lotAliases } from "#server/features/bids/names/lot-aliases.ts";
import { isPublic } from "#server/features/listings/visibility-rules.ts";
import { type HistoryRow, historyLine } from "./history-line.ts";
import { type LotRow, lotColumns, lotOf } from "./lot-row.ts";
import { lotView } from "./lot-view.ts";

const newestLines = 5;

type Found = LotRow & { lineCount: number; lines: readonly StoredLine[] | null };
/** Instants come out of JSON as text. */
type StoredLine = Omit<HistoryRow, "place" | "placedAt" | "retractedAt"> & {
  placedAt: string;
  retractedAt: string | null;
};

/**
 * Lots as everybody may see them, with the newest lines of their history, in one query, so that each lot and its lines are
 * of one moment. Lots that are not public are left out.
 */
export async function readLotEvents(ctx: Ctx, ids: readonly number[]): Promise<LotEvent[]> {
  const terms = await readBidTerms(ctx);
  const { rows } = await ctx.db.execute<Found & Record<string, unknown>>(sql`
    select ${sql.raw(lotColumns)}, history.count as "lineCount", history.lines
    from listings
    left join lateral (
      select (select count(*) from bids where listing_id = listings.id and kind <> 'raise') as count,
        (select jsonb_agg(line) from (
          select bidder_id as "bidderId", placed_at as "placedAt", price_after_minor as "priceAfterMinor",
            leader_after_id = bidder_id as leads, retracted_at as "retractedAt", retracted_by_id as "retractedById"
          from bids where listing_id = listings.id and kind <> 'raise' order by sequence desc limit ${newestLines}
        ) line) as lines
    ) history on listings.bid_sequence > 0
    where id = any(${sql.param(ids)}::int8[])`);
  return Promise.all(rows.filter(isPublic).map((row) => eventOf(ctx, row)));

  async function eventOf(ctx: Ctx, row: Found): Promise<LotEvent> {
    const aliases = row.bidSequence > 0 ? await lotAliases(ctx, row) : new Map<number, string>();
    const leader = aliases.get(row.leaderId ?? 0) ?? null;
    const view = lotView({ row, lot: lotOf(row, terms), leader, viewer: null, now: ctx.clock() });
    const total = row.lineCount ?? 0;
    const newest = (row.lines ?? []).map((line, index) => historyLine(rowOf(line, total - index), aliases));
    return lotEvent.parse({ ...view, history: { total, newest } });
  }
}

function rowOf(line: StoredLine, place: number): HistoryRow {
  const { placedAt, retractedAt } = line;
  return {
    ...line,
    place,
    placedAt: new Date(placedAt),
    retractedAt: retractedAt === null ? null : new Date(retractedAt),
  };
}

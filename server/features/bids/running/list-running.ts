import type { z } from "zod";
import type { RunningNarrowing, runningAdmin } from "#contract/bids/running-admin.ts";
import { minuteMs } from "#contract/values/durations.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { listingCards } from "#server/features/listings/listing-view.ts";
import { type CardRow, selectCards } from "#server/features/listings/select-cards.ts";

type Query = z.output<typeof runningAdmin.list.query>;
type Answer = z.input<typeof runningAdmin.list.response>;

interface Row extends CardRow {
  readonly sellerId: number;
  readonly sellerName: string;
  readonly duration: Answer["items"][number]["duration"];
  readonly bidderCount: number;
  readonly lastMinute: number;
  readonly lastTenMinutes: number;
  readonly extensions: number;
  readonly frozen: boolean;
}

const pageSize = 24;
const withinMs = { hour: 60 * minuteMs, day: 24 * 60 * minuteMs };
/** So many of a lot's newest bids are counted; no lot gets more in ten minutes. */
const mostCounted = 1_000;

/**
 * SD1: Moderators follow running auctions: the public bids of the last minute and ten minutes, how often the end has moved, whether the
 * reserve is met and never what it is; what ends first leads, or where most was bid. Bids are read of lots alone on which something has
 * happened in that time.
 */
export async function listRunning(ctx: Ctx, query: Query): Promise<Answer> {
  requireScope(ctx, "moderation", "support");
  const now = ctx.clock();
  const where = runningWhere(query, now);
  const counted = await ctx.db.execute<{ total: number }>(
    sql`select count(*)::int8 as total from listings l where ${where}`,
  );
  const { rows } = await ctx.db.execute<Row>(
    selectCards(
      sql`select l.id, row_number() over () as place from (
        select l.id from listings l where ${where} order by ${runningOrder(query, now)}
        limit ${pageSize} offset ${(query.page - 1) * pageSize}) l`,
      sql`, l.seller_id as "sellerId", s.username as "sellerName", l.duration, l.bidder_count as "bidderCount",
        l.frozen_at is not null as frozen, ${briskness(now)}`,
    ),
  );
  const cards = await listingCards(ctx, rows, query.lang);
  const total = Number(counted.rows[0]?.total ?? 0);
  return {
    items: rows.flatMap((row, index) => {
      const card = cards[index];
      return card ? [{ ...card, ...followed(row) }] : [];
    }),
    total,
    page: query.page,
    pages: Math.max(1, Math.ceil(total / pageSize)),
    serverTime: now.toISOString(),
  };
}

/** Which auctions are listed, of `listings l`. */
export function runningWhere({ within, duration, bids, order }: RunningNarrowing, now: Date): SQL {
  const conditions = [
    sql`l.status = 'live' and l.sale_mode = 'auction'`,
    ...(within === "" ? [] : [sql`l.ends_at <= ${new Date(now.getTime() + withinMs[within])}`]),
    ...(duration === "" ? [] : [sql`l.duration = ${duration}`]),
    ...(bids === "" ? [] : [bids === "with" ? sql`l.bid_count > 0` : sql`l.bid_count = 0`]),
    ...(order === "hot" ? [sql`l.last_act_at > ${before(now, 10)} and l.bid_count > 0`] : []),
  ];
  return sql.join(conditions, sql` and `);
}

/** The order of the list. */
export function runningOrder({ order }: RunningNarrowing, now: Date): SQL {
  const hot = order === "hot" ? sql`(${bidsSince(before(now, 10))}) desc, ` : sql``;
  return sql`${hot} l.ends_at, l.id`;
}

const before = (now: Date, minutes: number) => new Date(now.getTime() - minutes * minuteMs);

/** The newest bids of a lot are read by its own index, back to the instant; their times follow their numbers (rule B7). */
const bidsSince = (since: Date): SQL => sql`
  select count(*)::int8 from (
    select placed_at, kind, retracted_at from bids where listing_id = l.id order by sequence desc limit ${mostCounted}
  ) newest where placed_at > ${since} and kind <> 'raise' and retracted_at is null`;

/** Of a lot on which nothing has happened lately no bid is read. */
const ofLately = (since: Date): SQL => sql`case when l.last_act_at > ${since} then (${bidsSince(since)}) else 0 end`;

/** Likewise of a lot whose end stands as it was announced. */
const extensions = sql`case when l.ends_at is distinct from l.planned_ends_at
  then (select count(*)::int8 from bids where listing_id = l.id and extended) else 0 end`;

/** How briskly each is bid on, and how often its end has moved: columns of `listings l`. */
export const briskness = (now: Date): SQL => sql`${ofLately(before(now, 1))} as "lastMinute",
  ${ofLately(before(now, 10))} as "lastTenMinutes", ${extensions} as extensions`;

function followed(row: Row) {
  const { duration, bidderCount, frozen } = row;
  return {
    ...{ duration, bidderCount, frozen },
    seller: { id: row.sellerId, username: row.sellerName },
    lastMinute: Number(row.lastMinute),
    lastTenMinutes: Number(row.lastTenMinutes),
    extensions: Number(row.extensions),
  };
}

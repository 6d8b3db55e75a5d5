import type { RunningLot, RunningNarrowing } from "#contract/bids/running-admin.ts";
import type { TableAnswer } from "#contract/values/table-answer.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { mostTaken, takeTable } from "#server/features/audit/take-table.ts";
import { amountCell, timeCell, yesCell } from "#server/tables/line-rules.ts";
import { briskness, runningOrder, runningWhere } from "./list-running.ts";

const words = {
  cs: {
    file: "prubeh-aukci",
    columns: [
      ...["Položka", "Název", "Prodávající", "Trvání", "Cena", "Příhozů", "Přihazujících", "Konec"],
      ...["Příhozů za minutu", "Příhozů za 10 minut", "Prodloužení", "Pozastavená"],
    ],
    duration: { "7d": "sedmidenní", monthly: "měsíční" },
  },
  en: {
    file: "running-auctions",
    columns: [
      ...["Lot", "Name", "Seller", "Length", "Price", "Bids", "Bidders", "End"],
      ...["Bids in a minute", "Bids in 10 minutes", "Extensions", "On hold"],
    ],
    duration: { "7d": "seven-day", monthly: "monthly" },
  },
} as const;

interface Row extends Record<string, unknown> {
  readonly id: number;
  readonly name: string;
  readonly seller: string;
  readonly duration: RunningLot["duration"] | null;
  readonly priceMinor: number | null;
  readonly bidCount: number;
  readonly bidderCount: number;
  readonly endsAt: Date | null;
  readonly frozen: boolean;
  readonly lastMinute: number;
  readonly lastTenMinutes: number;
  readonly extensions: number;
}

/** Running auctions of a filter as a table in the caller's language, as they are now (rules SD5, SD1). For moderators. */
export async function tableOfRunning(ctx: Ctx, query: RunningNarrowing): Promise<TableAnswer> {
  requireScope(ctx, "moderation");
  const now = ctx.clock();
  const { rows } = await ctx.db.execute<Row>(sql`
    select l.id, l.name, s.username as seller, l.duration, l.price_minor as "priceMinor", l.bid_count as "bidCount",
      l.bidder_count as "bidderCount", l.ends_at as "endsAt", l.frozen_at is not null as frozen, ${briskness(now)}
    from listings l join users s on s.id = l.seller_id
    where ${runningWhere(query, now)} order by ${runningOrder(query, now)} limit ${mostTaken}`);
  const { file, columns } = words[ctx.locale];
  return takeTable(ctx, {
    ...{ file, columns, rows },
    cellsOf: (row) => cellsOf(row, ctx.locale),
    noted: { what: "running_file", id: "auctions", narrowing: query },
  });
}

function cellsOf({ id, name, seller, duration, priceMinor, endsAt, ...lot }: Row, locale: Ctx["locale"]) {
  return [
    ...[String(id), name, seller, duration ? words[locale].duration[duration] : ""],
    priceMinor === null ? "" : amountCell(Number(priceMinor), locale),
    ...[String(lot.bidCount), String(lot.bidderCount), timeCell(endsAt?.toISOString() ?? null)],
    ...[String(lot.lastMinute), String(lot.lastTenMinutes), String(lot.extensions)],
    yesCell(lot.frozen, locale),
  ];
}

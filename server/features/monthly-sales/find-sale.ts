import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { monthOf, monthsFrom, type SaleDate, saleOf } from "./auction-end-rules.ts";

/** An auction joins the sale of its month or of the next; a moved one may lie too near, so one month more is looked at. */
const monthsAhead = 3;

/** The monthly sale of an auction that starts at `startsAt` (UTC), as it is stored or as usual (rules S1, S5). */
export async function findSale(ctx: Ctx, startsAt: Date): Promise<SaleDate> {
  return saleOf(startsAt, await readSaleDates(ctx, monthsFrom(monthOf(startsAt), monthsAhead)));
}

/** The days of stored sales by month (`2026-11`). */
async function readSaleDates(ctx: Ctx, months: readonly string[]): Promise<ReadonlyMap<string, SaleDate>> {
  const { rows } = await ctx.db.execute<{ closesOn: string; closesAt: Date }>(sql`
    select closes_on::text as "closesOn", closes_at as "closesAt" from monthly_sales
    where closes_on >= ${`${months[0]}-01`}::date
      and closes_on < ${`${months.at(-1)}-01`}::date + interval '1 month'`);
  return new Map(rows.map((row) => [row.closesOn.slice(0, 7), row]));
}

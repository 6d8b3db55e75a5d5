import type { z } from "zod";
import type { saleAdmin } from "#contract/monthly-sales/sale-admin.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { monthOf, monthsFrom, usualSale } from "#server/features/monthly-sales/auction-end-rules.ts";
import { topCategories } from "#server/features/monthly-sales/join-sale.ts";
import { hasLots } from "#server/features/monthly-sales/sale-heads.ts";
import { adminSales, readSaleRows, type SaleRow } from "./read-sales.ts";

const monthsAhead = 12;
const pageSize = 24;
/** A sale is over once none of its lots runs. */
const isRunning = sql`exists (
  select from listings where sale_closes_on = monthly_sales.closes_on and status = 'live')`;

/** For moderators: the sales of this month and the next eleven with those that still run, and pages of past ones (rule S5). */
export async function listAdminSales(
  ctx: Ctx,
  { page }: z.output<typeof saleAdmin.list.query>,
): Promise<z.input<typeof saleAdmin.list.response>> {
  requireScope(ctx, "moderation");
  const now = ctx.clock();
  const isPast = sql`where closes_at <= ${now} and not ${isRunning} and ${hasLots}`;
  const counted = await ctx.db.execute<{ total: number }>(
    sql`select count(*)::int8 as total from monthly_sales ${isPast}`,
  );
  const total = Number(counted.rows[0]?.total ?? 0);
  const past = await readSaleRows(
    ctx,
    sql`${isPast} order by closes_on desc limit ${pageSize} offset ${(page - 1) * pageSize}`,
  );
  return {
    coming: await adminSales(ctx, await readComing(ctx, now)),
    past: {
      items: await adminSales(ctx, past),
      ...{ total, page, pages: Math.max(1, Math.ceil(total / pageSize)) },
    },
  };
}

/** Stored sales that are not over, and of the months that have none what would open. */
async function readComing(ctx: Ctx, now: Date): Promise<SaleRow[]> {
  const stored = await readSaleRows(ctx, sql`where closes_at > ${now} or ${isRunning} order by closes_on`);
  const { rows: over } = await ctx.db.execute<{ month: string }>(
    sql`select to_char(closes_on, 'YYYY-MM') as month from monthly_sales where closes_at > ${now}::timestamptz - interval '40 days'`,
  );
  const known = new Set([...stored.map(({ closesOn }) => closesOn.slice(0, 7)), ...over.map(({ month }) => month)]);
  const { tops: groups } = await topCategories(ctx, null);
  const usual = monthsFrom(monthOf(now), monthsAhead)
    .filter((month) => !known.has(month))
    .map((month) => ({ ...usualSale(month), groups, nextLotNumber: null }))
    .filter(({ closesAt }) => closesAt > now);
  return [...stored, ...usual].sort((a, b) => a.closesAt.getTime() - b.closesAt.getTime());
}

import type { z } from "zod";
import { type monthlySales, salesPageSize } from "#contract/monthly-sales/monthly-sales.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { remembered } from "#server/remembered.ts";
import { getNextSale } from "./get-next-sale.ts";
import { listOpenSales } from "./list-open-sales.ts";
import { hasLots, saleHeads } from "./sale-heads.ts";

type SaleList = z.input<typeof monthlySales.list.response>["data"];

/** Results of past sales change only when a second chance is accepted or a sale undone. */
const pastTtlMs = 60_000;

/** The open sales and a page of past ones, whose first page is at most a minute old. */
export async function listSales(ctx: Ctx, { lang, page }: { lang: Locale; page: number }): Promise<SaleList> {
  const [open, coming] = await Promise.all([listOpenSales(ctx, lang), getNextSale(ctx, {})]);
  // Every sale that is not open counts as past, so that a sale that has just closed is on one of the two lists.
  const firstOpen = open[0]?.closesOn ?? null;
  const load = () => readPast(ctx, firstOpen, lang, page);
  const past = page === 1 ? remembered(ctx, `past sales ${lang}, open ${firstOpen}`, pastTtlMs, load) : load();
  return { open, coming, past: await past };
}

async function readPast(ctx: Ctx, firstOpen: string | null, lang: Locale, page: number): Promise<SaleList["past"]> {
  const isPast = sql`where closes_at <= ${ctx.clock()} and ${hasLots} and (${firstOpen}::date is null or closes_on < ${firstOpen}::date)`;
  const { rows } = await ctx.db.execute<{ total: number }>(sql`select count(*) as total from monthly_sales ${isPast}`);
  const total = rows[0]?.total ?? 0;
  const offset = (page - 1) * salesPageSize;
  const which = sql`${isPast} order by closes_on desc limit ${salesPageSize} offset ${offset}`;
  const items = offset < total ? await saleHeads(ctx, which, lang) : [];
  return { items, total, page, pages: Math.max(1, Math.ceil(total / salesPageSize)) };
}

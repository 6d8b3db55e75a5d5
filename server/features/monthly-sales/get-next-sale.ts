import type { z } from "zod";
import type { nextSale } from "#contract/monthly-sales/monthly-sales.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { groupClosesAt } from "./auction-end-rules.ts";
import { findSale } from "./find-sale.ts";
import { topCategories } from "./join-sale.ts";

/** The sale that `joinSale` will choose for a listing of a category that starts at `startsAt` (ISO 8601) or now. */
export async function getNextSale(
  ctx: Ctx,
  { category, startsAt }: { category?: number | undefined; startsAt?: string | undefined },
): Promise<z.input<typeof nextSale>> {
  const now = ctx.clock();
  const start = startsAt && new Date(startsAt) > now ? new Date(startsAt) : now;
  const sale = await findSale(ctx, start);
  const place = category === undefined ? 0 : await groupPlace(ctx, sale.closesOn, category);
  return { closesOn: sale.closesOn, closesAt: groupClosesAt(sale, place).toISOString() };
}

/** The place of a category's group in the sale, or the one it gets when the sale opens. */
async function groupPlace(ctx: Ctx, closesOn: string, category: number): Promise<number> {
  const { top, tops } = await topCategories(ctx, category);
  const { rows } = await ctx.db.execute<{ groups: number[] }>(
    sql`select groups from monthly_sales where closes_on = ${closesOn}::date`,
  );
  const groups = rows[0]?.groups ?? tops;
  const place = groups.indexOf(top);
  return place < 0 ? groups.length : place;
}

import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { readCategories } from "#server/features/catalogue/read-categories.ts";
import { groupClosesAt, saleOf } from "./end-rules.ts";

export interface SalePlace {
  readonly saleClosesOn: string;
  readonly lotNumber: number | null;
  /** When the lot's group closes. */
  readonly endsAt: Date;
}

/**
 * Adds a lot to the monthly sale of its start, which opens with its first lot (RULES.md S2, S3). A lot that goes live
 * now gets its number, a scheduled one only at its start. Called in the transaction that stores the lot, after the
 * lot's row is locked, since the sale's row is locked last.
 */
export async function joinSale(
  ctx: Ctx,
  lot: { startsAt: Date; categoryId: number | null; isLive: boolean },
): Promise<SalePlace> {
  const { closesOn, closesAt } = saleOf(lot.startsAt);
  const { top, tops } = await topCategories(ctx, lot.categoryId);
  await openSale(ctx, closesOn, closesAt, tops);
  const taken = lot.isLive ? 1 : 0;
  const { rows } = await ctx.db.execute<{ groups: number[]; first: number }>(sql`
    update monthly_sales set next_lot_number = next_lot_number + ${taken}::int,
      groups = case when ${top}::int8 = any (groups) then groups else groups || ${top}::int8 end
    where closes_on = ${closesOn}::date
    returning groups, next_lot_number - ${taken}::int as first`);
  const [sale] = rows;
  if (!sale) throw new Error("the sale has just been opened");
  return {
    saleClosesOn: closesOn,
    lotNumber: lot.isLive ? sale.first : null,
    endsAt: groupClosesAt({ closesAt }, sale.groups.indexOf(top)),
  };
}

/** Takes `count` lot numbers and returns the first; the sale's row stays locked until the transaction ends. */
export async function takeLotNumbers(ctx: Ctx, closesOn: string, count: number): Promise<number> {
  const { rows } = await ctx.db.execute<{ first: number }>(sql`
    update monthly_sales set next_lot_number = next_lot_number + ${count}::int where closes_on = ${closesOn}::date
    returning next_lot_number - ${count}::int as first`);
  if (!rows[0]) throw new Error("a lot lies in a sale that is there");
  return rows[0].first;
}

/** The top category above a category, and all top categories in their order. */
export async function topCategories(
  ctx: Ctx,
  categoryId: number | null | undefined,
): Promise<{ top: number; tops: number[] }> {
  const categories = await readCategories(ctx);
  const tops = [...categories.values()].filter(({ parentId }) => parentId === null).map(({ id }) => id);
  return { top: categories.get(categoryId ?? 0)?.path[0] ?? tops[0] ?? 0, tops };
}

async function openSale(ctx: Ctx, closesOn: string, closesAt: Date, groups: number[]): Promise<void> {
  await ctx.db.execute(sql`
    insert into monthly_sales (closes_on, closes_at, groups)
    values (${closesOn}::date, ${closesAt}, ${sql.param(groups)}::int8[]) on conflict (closes_on) do nothing`);
}

import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { readCategories } from "#server/features/catalogue/read-categories.ts";
import { groupClosesAt, type SaleDate } from "./auction-end-rules.ts";
import { findSale } from "./find-sale.ts";

export interface SalePlace {
  readonly saleClosesOn: string;
  readonly lotNumber: number | null;
  /** When the lot's group closes. */
  readonly endsAt: Date;
}

/**
 * S3: A lot gets the next number when it goes live, without gaps.
 *
 * A sale opens with its first lot; a scheduled lot gets its number at its start. Called in the transaction that stores the lot, after the
 * lot's row is locked, since the sale's row is locked last.
 */
export async function joinSale(
  ctx: Ctx,
  lot: { startsAt: Date; categoryId: number | null; isLive: boolean },
): Promise<SalePlace> {
  const { top, tops } = await topCategories(ctx, lot.categoryId);
  // Where the operator has moved the month's sale since it was looked for, it is looked for again.
  for (let attempt = 0; attempt < mostAttempts; attempt++) {
    const sale = await findSale(ctx, lot.startsAt);
    await openSale(ctx, sale, tops);
    const place = await takePlace(ctx, sale, top, lot.isLive);
    if (place) return place;
  }
  throw new Error("a sale stays where it is while it is joined");
}

/** Each attempt but the first follows a change by hand. */
const mostAttempts = 5;

async function takePlace(
  ctx: Ctx,
  { closesOn, closesAt }: SaleDate,
  top: number,
  isLive: boolean,
): Promise<SalePlace | null> {
  const taken = isLive ? 1 : 0;
  const { rows } = await ctx.db.execute<{ groups: number[]; first: number }>(sql`
    update monthly_sales set next_lot_number = next_lot_number + ${taken}::int,
      groups = case when ${top}::int8 = any (groups) then groups else groups || ${top}::int8 end
    where closes_on = ${closesOn}::date and closes_at = ${closesAt}
    returning groups, next_lot_number - ${taken}::int as first`);
  const [sale] = rows;
  if (!sale) return null;
  return {
    saleClosesOn: closesOn,
    lotNumber: isLive ? sale.first : null,
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

/** A month has one sale: where another day was stored meanwhile nothing is. */
async function openSale(ctx: Ctx, { closesOn, closesAt }: SaleDate, groups: number[]): Promise<void> {
  await ctx.db.execute(sql`
    insert into monthly_sales (closes_on, closes_at, groups)
    values (${closesOn}::date, ${closesAt}, ${sql.param(groups)}::int8[]) on conflict do nothing`);
}

import type { AdminSale } from "#contract/monthly-sales/sale-admin.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import { type Ctx, hasScope, requireScope } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { joinUntil, usualSale } from "#server/features/monthly-sales/auction-end-rules.ts";
import type { StoredSale } from "./plan-rules.ts";

export interface SaleRow extends StoredSale, Record<string, unknown> {
  /** null: nothing is stored, it would open so. */
  readonly nextLotNumber: number | null;
}

interface Tally extends Record<string, unknown> {
  readonly closesOn: string;
  readonly scheduled: number;
  readonly live: number;
  readonly sold: number;
  readonly unsold: number;
  readonly totalMinor: number;
  readonly lastEndsAt: Date | null;
}

const none = { scheduled: 0, live: 0, sold: 0, unsold: 0, totalMinor: 0, lastEndsAt: null };

/** The stored sales that `which` (conditions, order and limit on `monthly_sales`) picks. */
export async function readSaleRows(ctx: Ctx, which: SQL): Promise<SaleRow[]> {
  const { rows } = await ctx.db.execute<SaleRow>(sql`
    select closes_on::text as "closesOn", closes_at as "closesAt", groups, next_lot_number as "nextLotNumber"
    from monthly_sales ${which}`);
  return rows;
}

/** Sales with what lies in them, in the same order; the sum of the prices for the scope `finance` alone. */
export async function adminSales(ctx: Ctx, sales: readonly SaleRow[]): Promise<AdminSale[]> {
  const seesMoney = hasScope(requireScope(ctx, "moderation"), "finance");
  const tallies = new Map((await tally(ctx, sales)).map((each) => [each.closesOn, each]));
  return sales.map((sale) => {
    const { scheduled, live, sold, unsold, totalMinor, lastEndsAt } = tallies.get(sale.closesOn) ?? none;
    const month = sale.closesOn.slice(0, 7);
    return {
      month,
      closesOn: sale.closesOn,
      closesAt: sale.closesAt.toISOString(),
      lastClosesAt: (lastEndsAt ?? sale.closesAt).toISOString(),
      joinUntil: joinUntil(sale).toISOString(),
      isMoved: usualSale(month).closesAt.getTime() !== sale.closesAt.getTime(),
      lots: {
        ...{ scheduled: Number(scheduled), live: Number(live) },
        ...{ sold: Number(sold), unsold: Number(unsold) },
      },
      lastNumber: (sale.nextLotNumber ?? 1) - 1,
      total: seesMoney ? toCzk(Number(totalMinor)) : null,
    };
  });
}

/** By the index of the sales' catalogues. */
async function tally(ctx: Ctx, sales: readonly SaleRow[]): Promise<Tally[]> {
  const days = sales.filter(({ nextLotNumber }) => nextLotNumber !== null).map(({ closesOn }) => closesOn);
  if (days.length === 0) return [];
  const countOf = (status: string) => sql`count(*) filter (where status = ${status})::int8`;
  const { rows } = await ctx.db.execute<Tally>(sql`
    select sale_closes_on::text as "closesOn", ${countOf("scheduled")} as scheduled, ${countOf("live")} as live,
      ${countOf("sold")} as sold, ${countOf("unsold")} as unsold,
      coalesce(sum(final_price_minor) filter (where status = 'sold'), 0)::int8 as "totalMinor",
      max(planned_ends_at) as "lastEndsAt"
    from listings
    where sale_closes_on = any (${sql.param(days)}::date[]) and status in ('scheduled', 'live', 'sold', 'unsold')
    group by sale_closes_on`);
  return rows;
}

import type { CategoryLink } from "#contract/catalogue/catalogue.ts";
import type { SaleGroup, SaleHead } from "#contract/monthly-sales/monthly-sales.ts";
import type { Locale } from "#contract/values/locale.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import type { Ctx } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { categoryLinkOf, readCategories } from "#server/features/catalogue/read-categories.ts";
import { groupClosesAt } from "./auction-end-rules.ts";

interface SaleRow extends Record<string, unknown> {
  readonly closesOn: string;
  readonly closesAt: Date;
  /** Top categories in the order of closing. */
  readonly groups: readonly number[];
}

/** The results of one closing group of a sale. */
interface Tally extends Record<string, unknown> {
  readonly closesOn: string;
  readonly plannedEndsAt: Date;
  readonly lots: number;
  readonly live: number;
  readonly sold: number;
  readonly totalMinor: number;
  readonly topMinor: number | null;
}

/** Sales that lots have joined; one that the operator has planned is public with its first (rule S5). */
export const hasLots = sql`exists (select from listings where sale_closes_on = monthly_sales.closes_on)`;

/** The sales that `which` (conditions, order and limit on `monthly_sales`) picks, with the results of their lots. */
export async function saleHeads(ctx: Ctx, which: SQL, lang: Locale): Promise<SaleHead[]> {
  const { rows } = await ctx.db.execute<SaleRow>(
    sql`select closes_on::text as "closesOn", closes_at as "closesAt", groups from monthly_sales ${which}`,
  );
  const tallies = Map.groupBy(await tally(ctx, rows), ({ closesOn }) => closesOn);
  const categories = await readCategories(ctx);
  const linkOf = (id: number | undefined): CategoryLink => {
    const category = categories.get(id ?? 0);
    return category ? categoryLinkOf(category, lang) : { id: 0, slug: "", name: "" };
  };
  return rows.map((sale) => toHead(sale, tallies.get(sale.closesOn) ?? [], linkOf, ctx.clock()));
}

/** A lot stays in the group that was announced for it, even if its category has moved since. */
async function tally(ctx: Ctx, sales: readonly SaleRow[]): Promise<Tally[]> {
  if (sales.length === 0) return [];
  const { rows } = await ctx.db.execute<Tally>(sql`
    select sale_closes_on::text as "closesOn", planned_ends_at as "plannedEndsAt", count(*) as lots,
      count(*) filter (where status = 'live') as live, count(*) filter (where status = 'sold') as sold,
      coalesce(sum(final_price_minor), 0)::int8 as "totalMinor", max(final_price_minor) as "topMinor"
    from listings
    where sale_closes_on = any (${sql.param(sales.map(({ closesOn }) => closesOn))}::date[])
      and lot_number is not null and status in ('live', 'sold', 'unsold')
    group by sale_closes_on, planned_ends_at order by sale_closes_on, planned_ends_at`);
  return rows;
}

function toHead(
  sale: SaleRow,
  tallies: readonly Tally[],
  linkOf: (categoryId: number | undefined) => CategoryLink,
  now: Date,
): SaleHead {
  const sum = (of: (tally: Tally) => number) => tallies.reduce((total, each) => total + of(each), 0);
  const tops = tallies.flatMap(({ topMinor }) => (topMinor === null ? [] : [topMinor]));
  return {
    closesOn: sale.closesOn,
    closesAt: sale.closesAt.toISOString(),
    isOpen: sale.closesAt > now || sum(({ live }) => live) > 0,
    lots: sum(({ lots }) => lots),
    sold: sum(({ sold }) => sold),
    total: toCzk(sum(({ totalMinor }) => totalMinor)),
    topPrice: tops.length === 0 ? null : toCzk(Math.max(...tops)),
    groups: tallies.map(({ plannedEndsAt, lots, sold }): SaleGroup => {
      const place = sale.groups.findIndex(
        (_, index) => groupClosesAt(sale, index).getTime() === plannedEndsAt.getTime(),
      );
      return { category: linkOf(sale.groups[place]), closesAt: plannedEndsAt.toISOString(), lots, sold };
    }),
  };
}

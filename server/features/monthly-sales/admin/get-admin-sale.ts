import type { SaleFile } from "#contract/monthly-sales/sale-admin.ts";
import type { Locale } from "#contract/values/locale.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { categoryLinkOf, readCategories } from "#server/features/catalogue/read-categories.ts";
import { groupClosesAt, usualSale } from "#server/features/monthly-sales/auction-end-rules.ts";
import { topCategories } from "#server/features/monthly-sales/join-sale.ts";
import { groupAt } from "./plan-rules.ts";
import { adminSales, readSaleRows, type SaleRow } from "./read-sales.ts";

/** The sale of a month for moderators, as it is stored or would open; a past month without one is missing. */
export async function getAdminSale(ctx: Ctx, month: string, lang: Locale): Promise<SaleFile> {
  requireScope(ctx, "moderation");
  const sale = await readSale(ctx, month);
  if (sale.nextLotNumber === null && sale.closesAt <= ctx.clock()) throw new NotFound();
  const [head] = await adminSales(ctx, [sale]);
  if (!head) throw new NotFound();
  const { lotsOf, hasLots } = await readAnnounced(ctx, sale);
  const categories = await readCategories(ctx);
  return {
    ...head,
    groups: sale.groups.map((id, index) => {
      const category = categories.get(id);
      return {
        category: category ? categoryLinkOf(category, lang) : { id, slug: "", name: String(id) },
        closesAt: groupClosesAt(sale, index).toISOString(),
        lots: lotsOf.get(id) ?? 0,
        isFixed: lotsOf.has(id),
      };
    }),
    isDayFixed: hasLots,
    version: versionOf(sale),
  };
}

/** The row of a month's sale with top categories that have come since, which would join at its end; or what would open. */
export async function readSale(ctx: Ctx, month: string, lock = sql``): Promise<SaleRow> {
  const { tops } = await topCategories(ctx, null);
  const [stored] = await readSaleRows(
    ctx,
    sql`where closes_on between ${`${month}-01`}::date and (${`${month}-01`}::date + interval '1 month - 1 day')::date ${lock}`,
  );
  if (!stored) return { ...usualSale(month), groups: tops, nextLotNumber: null };
  return { ...stored, groups: [...stored.groups, ...tops.filter((id) => !stored.groups.includes(id))] };
}

/** How many lots each group has; whether anything has ever joined, also what was cancelled since. */
export async function readAnnounced(ctx: Ctx, sale: SaleRow) {
  const { rows } = await ctx.db.execute<{ plannedEndsAt: Date | null; lots: number }>(sql`
    select planned_ends_at as "plannedEndsAt",
      count(*) filter (where status in ('scheduled', 'live', 'sold', 'unsold'))::int8 as lots
    from listings where sale_closes_on = ${sale.closesOn}::date group by planned_ends_at`);
  const lotsOf = new Map<number, number>();
  for (const { plannedEndsAt, lots } of rows) {
    const group = plannedEndsAt && groupAt(sale, plannedEndsAt);
    if (group && Number(lots) > 0) lotsOf.set(group, Number(lots));
  }
  return { lotsOf, hasLots: rows.length > 0 };
}

/** Names what is stored: who plans by another one has seen something else. */
export function versionOf({ closesAt, groups, nextLotNumber }: SaleRow): string {
  return `${nextLotNumber === null ? "usual" : "stored"} ${closesAt.toISOString()} ${groups.join(",")}`;
}

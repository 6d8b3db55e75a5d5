import type { TaxChange } from "#contract/payments/tax-admin.ts";
import { taxClasses } from "#contract/payments/tax-classes.ts";
import { dayAfter, pragueDay } from "#contract/values/prague-day.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { readRatesByDay } from "#server/features/payments/tax-setting.ts";
import { getTax } from "./write-tax.ts";

/** What the stored rates of days to come change of each class, the next day first. For those who keep the money. */
export async function listTaxChanges(ctx: Ctx): Promise<TaxChange[]> {
  requireScope(ctx, "finance");
  const { isPayer, rates } = await getTax(ctx);
  const today = pragueDay(ctx.clock());
  const days = isPayer ? rates.map(({ from }) => from).filter((from) => from > today) : [];
  if (days.length === 0) return [];
  const ratesOn = await readRatesByDay(ctx);
  const counts = await countByClass(ctx);
  return days.flatMap((from) => {
    const [before, after] = [ratesOn(dayAfter(from, -1)), ratesOn(from)];
    return taxClasses
      .filter((taxClass) => before[taxClass] !== after[taxClass])
      .map((taxClass) => ({
        ...{ from, taxClass, before: before[taxClass], after: after[taxClass] },
        ...(counts.get(taxClass) ?? { goods: 0, waiting: 0 }),
      }));
  });
}

/** Products are of a later feature: they are counted here and nothing else. */
async function countByClass(ctx: Ctx): Promise<Map<string, { goods: number; waiting: number }>> {
  const { rows } = await ctx.db.execute<{ class: string; goods: number; waiting: number }>(sql`
    select c.class, (select count(*)::int from products p where p.tax_class = c.class) as goods,
      (select count(distinct o.id)::int from orders o join order_lines l on l.order_id = o.id
        where o.status = 'awaiting_payment' and not o.is_owed and not o.is_escrowed and o.expires_at > ${ctx.clock()}
          and coalesce(l.tax_class, 'standard') = c.class) as waiting
    from unnest(${sql.param([...taxClasses])}::text[]) as c(class)`);
  return new Map(rows.map(({ class: name, goods, waiting }) => [name, { goods, waiting }]));
}

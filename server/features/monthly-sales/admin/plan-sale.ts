import type { z } from "zod";
import type { SaleFile, saleAdmin } from "#contract/monthly-sales/sale-admin.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { Conflict, Invalid } from "#server/errors.ts";
import { pagesChanged } from "#server/events/pages-changed.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { saleAt } from "#server/features/monthly-sales/auction-end-rules.ts";
import { getAdminSale, readAnnounced, readSale, versionOf } from "./get-admin-sale.ts";
import { decidePlan, type StoredSale } from "./plan-rules.ts";
import type { SaleRow } from "./read-sales.ts";

/** Stores when the sale of a month closes and in which order its groups do, over the version that was seen (rule S5). */
export async function planSale(
  ctx: Ctx,
  month: string,
  { closesOn, time, groups, version }: z.output<typeof saleAdmin.plan.body>,
): Promise<SaleFile> {
  requireScope(ctx, "moderation");
  await getAdminSale(ctx, month, "cs");
  return transaction(ctx, async (tx) => {
    // Who joins the sale waits for its row, and a month's first row is unique.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext(${`sale of ${month}`}))`);
    const before = await readSale(tx, month, sql`for update`);
    if (versionOf(before) !== version) throw new Conflict("CHANGED_ELSEWHERE");
    const { lotsOf, hasLots } = await readAnnounced(tx, before);
    const after = { ...saleAt(closesOn, time), groups };
    const announced = new Set(lotsOf.keys());
    const refusal = decidePlan({ month, before, after, announced, hasLots, now: tx.clock() });
    if (refusal === "SALE_OVER" || refusal === "SALE_GROUPS_INCOMPLETE") throw new Conflict(refusal);
    if (refusal)
      throw new Invalid({ [refusal === "SALE_GROUP_ANNOUNCED" ? "groups" : "closesOn"]: [refusal] }, refusal);
    await store(tx, before, after);
    await recordChange(tx, {
      subject: "monthly_sale",
      id: month,
      from: described(before),
      to: described(after),
    });
    pagesChanged(tx);
    return getAdminSale(tx, month, tx.locale);
  });
}

async function store(ctx: Ctx, before: SaleRow, after: StoredSale): Promise<void> {
  const groups = sql`${sql.param([...after.groups])}::int8[]`;
  if (before.nextLotNumber !== null) {
    await ctx.db.execute(sql`
      update monthly_sales set closes_on = ${after.closesOn}::date, closes_at = ${after.closesAt}, groups = ${groups}
      where closes_on = ${before.closesOn}::date`);
    return;
  }
  const { rowCount } = await ctx.db.execute(sql`
    insert into monthly_sales (closes_on, closes_at, groups)
    values (${after.closesOn}::date, ${after.closesAt}, ${groups}) on conflict do nothing`);
  // Its first lot has opened it meanwhile.
  if (rowCount === 0) throw new Conflict("CHANGED_ELSEWHERE");
}

const described = ({ closesAt, groups }: StoredSale) => ({ closesAt: closesAt.toISOString(), groups });

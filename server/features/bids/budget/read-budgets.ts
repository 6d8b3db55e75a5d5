import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { joinPremium, premiumSql } from "#server/features/fees/buyer-premium.ts";
import type { Budget } from "./budget-rules.ts";

/**
 * The budgets of those of these people who have one, the lots of `lotIds` left out. Their rows are locked in id order until
 * the transaction ends, so that two bids on two lots count one another; the caller has locked the lots.
 */
export async function readBudgets(
  ctx: Ctx,
  userIds: readonly number[],
  lotIds: readonly number[],
): Promise<ReadonlyMap<number, Budget>> {
  const ids = sql.param([...new Set(userIds)]);
  await ctx.db.execute(
    sql`select from bid_budgets where user_id = any(${ids}::int8[]) order by user_id for no key update`,
  );
  // A statement of its own: it sees what was committed while the one before waited.
  const { rows } = await ctx.db.execute<Budget & { id: number } & Record<string, unknown>>(sql`
    select b.user_id as id, b.amount_minor as "limitMinor",
      (select coalesce(sum(l.leader_maximum_minor + ${premiumSql(sql`l.leader_maximum_minor`)}
          + case when l.handover = 'in_person' then 0 else coalesce(l.shipping_minor, 0) end), 0)::int8
        from listings l ${joinPremium} where l.leader_id = b.user_id and l.status = 'live'
          and l.id <> all(${sql.param([...lotIds])}::int8[])) as "leadingMinor"
    from bid_budgets b where b.user_id = any(${ids}::int8[])`);
  return new Map(rows.map(({ id, ...budget }) => [id, budget]));
}

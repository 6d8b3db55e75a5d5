import type { DeletionObstacle } from "#contract/privacy/privacy.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

/**
 * LV2: An account is not deleted while it has listings that run or wait, leads a lot, has an offer or second chance open, deals or cases
 * that are not finished, unpaid orders, fees without a bill, or a scope; what comes up before the deletion is waited for.
 *
 * Listings that are checked or wait for their payment count as running.
 */
export async function findObstacles(ctx: Ctx, userId: number): Promise<DeletionObstacle[]> {
  const { rows } = await ctx.db.execute<{ found: DeletionObstacle[] }>(sql`
    select array_remove(array[
      case when exists (select from listings where seller_id = ${userId}
        and status in ('awaiting_payment', 'in_review', 'scheduled', 'live')) then 'LISTINGS_RUNNING' end,
      case when exists (select from listings where leader_id = ${userId} and status = 'live') then 'BIDS_LEADING' end,
      case when exists (select from offers where author_id = ${userId} and status = 'open')
        or exists (select from second_chances where bidder_id = ${userId} and status = 'open') then 'OFFERS_OPEN' end,
      case when exists (select from deals where ${userId} in (seller_id, buyer_id)
        and status not in ('received', 'cancelled')) then 'DEALS_OPEN' end,
      case when exists (select from deal_cases c join deals d on d.id = c.deal_id
        where ${userId} in (d.seller_id, d.buyer_id) and c.outcome is null) then 'CASES_OPEN' end,
      case when exists (select from orders where user_id = ${userId} and status = 'awaiting_payment')
        then 'ORDERS_UNPAID' end,
      case when exists (select from payouts where user_id = ${userId} and paid_at is null) then 'PAYOUT_WAITS' end,
      case when exists (select from fee_charges where user_id = ${userId} and statement_id is null and waived_at is null)
        then 'FEES_UNBILLED' end,
      case when exists (select from users where id = ${userId} and cardinality(scopes) > 0) then 'WORKS_HERE' end
    ], null) as found`);
  return rows[0]?.found ?? [];
}

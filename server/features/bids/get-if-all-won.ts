import type { IfAllWon } from "#contract/bids/bids.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { joinPremium, premiumSql } from "#server/features/fees/buyer-premium.ts";

interface Row extends Record<string, unknown> {
  lots: number;
  maximum: number;
  price: number;
  shipping: number;
  withoutShipping: number;
  budget: number | null;
}

/** What the caller would pay for all running lots that they lead, at their own maxima and at the present prices, premiums included. */
export async function getIfAllWon(ctx: Ctx): Promise<IfAllWon> {
  const { userId } = requireUser(ctx);
  const { rows } = await ctx.db.execute<Row>(sql`
    select count(*)::int as lots,
      coalesce(sum(l.leader_maximum_minor + ${premiumSql(sql`l.leader_maximum_minor`)}), 0)::int8 as maximum,
      coalesce(sum(l.price_minor + ${premiumSql(sql`l.price_minor`)}), 0)::int8 as price,
      coalesce(sum(l.shipping_minor) filter (where l.handover <> 'in_person'), 0)::int8 as shipping,
      (count(*) filter (where l.handover <> 'in_person' and l.shipping_minor is null))::int as "withoutShipping",
      (select amount_minor from bid_budgets where user_id = ${userId}) as budget
    from listings l ${joinPremium} where l.leader_id = ${userId} and l.status = 'live'`);
  const [sum] = rows;
  if (!sum) throw new Error("a sum is one row");
  const { lots, maximum, price, shipping, withoutShipping, budget } = sum;
  return {
    lots,
    atMaxima: toCzk(Number(maximum) + Number(shipping)),
    atPrices: toCzk(Number(price) + Number(shipping)),
    withoutShipping,
    budget: budget === null ? null : toCzk(Number(budget)),
  };
}

import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

export interface DealToReview extends Record<string, unknown> {
  readonly id: number;
  readonly sellerId: number;
  readonly buyerId: number;
}

/**
 * Returns at most `limit` deals completed after `since` and not after `before` whose sides have not been asked for reviews,
 * and marks them as asked, in the caller's transaction: each deal is returned once, however many processes ask.
 */
export async function takeDealsToReview(
  ctx: Ctx,
  { since, before, limit }: { since: Date; before: Date; limit: number },
): Promise<DealToReview[]> {
  const { rows } = await ctx.db.execute<DealToReview>(sql`
    with due as (
      select id from deals
      where status = 'received' and reviews_asked_at is null and received_at > ${since} and received_at <= ${before}
      order by received_at, id limit ${limit} for update skip locked
    )
    update deals set reviews_asked_at = ${ctx.clock()} from due where deals.id = due.id
    returning deals.id, seller_id as "sellerId", buyer_id as "buyerId"`);
  return rows;
}

import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { Forbidden } from "#server/errors.ts";
import { readExposureTerms } from "#server/features/settings/exposure-setting.ts";
import { type Exposure, unpaidRefusal } from "./exposure-rules.ts";

/**
 * What those of these people who are not verified have taken on, the lots of `lotIds` left out. Their rows are locked in id
 * order until the transaction ends, so that two bids on two lots count one another; the caller has locked the lots.
 */
export async function readExposures(
  ctx: Ctx,
  userIds: readonly number[],
  lotIds: readonly number[] = [],
): Promise<ReadonlyMap<number, Exposure>> {
  const locked = await ctx.db.execute<{ id: number }>(sql`
    select id from users where id = any(${sql.param([...new Set(userIds)])}::int8[]) and account_verified_at is null
    order by id for no key update`);
  if (locked.rows.length === 0) return new Map();
  const ids = locked.rows.map(({ id }) => id);
  // A statement of its own: it sees what was committed while the one before waited. Deals are a later feature, opened a
  // moment after their sale: what is sold and has no paid deal yet is unpaid.
  const { rows } = await ctx.db.execute<Exposure & { id: number } & Record<string, unknown>>(sql`
    select u.id,
      (select count(distinct d.seller_id) from deals d
        where d.buyer_id = u.id and d.paid_at is not null and d.status <> 'cancelled') as "paidSellers",
      (select count(*) from listings l where l.winner_id = u.id and l.status = 'sold' and not exists (
        select from deals d where d.listing_id = l.id and d.buyer_id = u.id and d.status <> 'awaiting_payment'
      )) as unpaid,
      (select coalesce(sum(l.leader_maximum_minor), 0)::int8 from listings l where l.leader_id = u.id
        and l.status = 'live' and l.id <> all(${sql.param([...lotIds])}::int8[])) as "leadingMinor"
    from unnest(${sql.param(ids)}::int8[]) as u(id)`);
  return new Map(rows.map(({ id, ...exposure }) => [id, exposure]));
}

/** Refuses a purchase of who has bought too much without paying (rule X1). The caller has locked the listing. */
export async function requireRoomToBuy(ctx: Ctx, buyerId: number): Promise<void> {
  const exposure = (await readExposures(ctx, [buyerId])).get(buyerId);
  const refusal = exposure && unpaidRefusal(exposure, await readExposureTerms(ctx));
  if (refusal) throw new Forbidden(refusal.code, { limit: refusal.limit });
}

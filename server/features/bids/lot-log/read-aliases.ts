import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

/** The public name of a person on a lot; null for a person who has not bid on it. */
export type AliasOf = (listingId: number, userId: number | null) => string | null;

/** The public names of people on lots; read after the lots' locks, so that the newest bidder has one. */
export async function readAliases(
  ctx: Ctx,
  about: readonly { readonly listingId: number; readonly userId: number }[],
): Promise<AliasOf> {
  if (about.length === 0) return () => null;
  const { rows } = await ctx.db.execute<{ pair: string; alias: string }>(sql`
    select b.listing_id || ' ' || b.bidder_id as pair, b.alias from lot_bidders b
    join unnest(${sql.param(about.map(({ listingId }) => listingId))}::int8[],
      ${sql.param(about.map(({ userId }) => userId))}::int8[]) as a(listing_id, user_id)
      on b.listing_id = a.listing_id and b.bidder_id = a.user_id`);
  const aliases = new Map(rows.map(({ pair, alias }) => [pair, alias]));
  return (listingId, userId) => aliases.get(`${listingId} ${userId}`) ?? null;
}

import type { z } from "zod";
import type { sellerCard } from "#contract/listings/listings.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { avatarFileOf } from "#server/features/accounts/avatars/avatar-file.ts";
import { ratingOf } from "#server/features/accounts/status/rating-rules.ts";

interface SellerRow extends Record<string, unknown> {
  id: number;
  username: string;
  avatarMediaId: string | null;
  verified: boolean;
  trader: boolean;
  memberSince: Date;
  listings: number;
  sold: number;
  ratingSum: number;
  ratingCount: number;
}

/** The seller as a listing's page shows them; a name belongs to its account once the e-mail is confirmed, until then only its owner sees the card. */
export async function getSellerCard(ctx: Ctx, userId: number): Promise<z.input<typeof sellerCard>> {
  const { rows } = await ctx.db.execute<SellerRow>(sql`
    select u.id, u.username, u.avatar_media_id as "avatarMediaId", u.account_verified_at is not null as verified, u.trader, u.created_at as "memberSince",
      u.seller_rating_sum as "ratingSum", u.seller_rating_count as "ratingCount",
      (select count(*) from listings l where l.seller_id = u.id and l.status = 'live') as listings,
      (select count(*) from listings l where l.seller_id = u.id and l.status = 'sold' and l.type = 'supply') as sold
    from users u
    where u.id = ${userId} and (u.email_confirmed_at is not null or u.id = ${ctx.actor?.userId ?? 0})`);
  const row = rows[0];
  if (!row) throw new NotFound();
  const { ratingSum, ratingCount, avatarMediaId, ...seller } = row;
  return {
    ...seller,
    avatar: avatarFileOf(avatarMediaId),
    memberSince: row.memberSince.toISOString(),
    rating: ratingOf(ratingSum, ratingCount),
  };
}

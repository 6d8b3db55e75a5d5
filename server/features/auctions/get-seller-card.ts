import { sql } from "drizzle-orm";
import type { z } from "zod";
import type { sellerCard } from "#contract/auctions.ts";
import type { Ctx } from "#server/context.ts";
import { NotFound } from "#server/errors.ts";

interface SellerRow extends Record<string, unknown> {
  id: number;
  username: string;
  verified: boolean;
  trader: boolean;
  memberSince: Date;
  listings: number;
  sold: number;
}

/** What a listing's page says about its seller. */
export async function getSellerCard(ctx: Ctx, userId: number): Promise<z.input<typeof sellerCard>> {
  const { rows } = await ctx.db.execute<SellerRow>(sql`
    select u.id, u.username, u.account_verified_at is not null as verified, u.trader, u.created_at as "memberSince",
      (select count(*) from listings l where l.seller_id = u.id and l.status = 'live') as listings,
      (select count(*) from listings l where l.seller_id = u.id and l.status = 'sold') as sold
    from users u
    where u.id = ${userId}`);
  const row = rows[0];
  if (!row) throw new NotFound();
  return { ...row, memberSince: row.memberSince.toISOString() };
}

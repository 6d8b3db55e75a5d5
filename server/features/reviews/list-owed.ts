import type { z } from "zod";
import type { reviews as contract } from "#contract/reviews/reviews.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { cardsOfListings } from "#server/features/deals/deal-card.ts";
import { reviewWindowMs, writeAfterMs } from "./review-rules.ts";

type Query = z.output<typeof contract.owed.query>;
type Answer = z.input<typeof contract.owed.response>;

const most = 20;

interface Owed extends Record<string, unknown> {
  readonly dealId: number;
  readonly listingId: number;
  readonly username: string;
  readonly receivedAt: Date;
}

/** Completed deals whose other side the caller may still review and has not, the first to run out first. */
export async function listOwed(ctx: Ctx, { lang }: Query): Promise<Answer> {
  const { userId } = requireUser(ctx);
  const now = ctx.clock().getTime();
  const [since, until] = [new Date(now - reviewWindowMs), new Date(now - writeAfterMs)];
  const { rows } = await ctx.db.execute<Owed>(sql`
    select d.id as "dealId", d.listing_id as "listingId", u.username, d.received_at as "receivedAt"
    from deals d join users u on u.id = case when d.seller_id = ${userId} then d.buyer_id else d.seller_id end
    where (d.seller_id = ${userId} or d.buyer_id = ${userId}) and d.received_at > ${since}
      and d.received_at <= ${until}
      and not exists (select from reviews r where r.deal_id = d.id and r.author_id = ${userId})
    order by d.received_at, d.id limit ${most}`);
  const cards = await cardsOfListings(
    ctx,
    rows.map(({ listingId }) => listingId),
    lang,
  );
  return {
    data: rows.flatMap(({ dealId, listingId, username, receivedAt }) => {
      const listing = cards.get(listingId);
      const until = new Date(receivedAt.getTime() + reviewWindowMs).toISOString();
      return listing ? [{ dealId, listing, username, until }] : [];
    }),
  };
}

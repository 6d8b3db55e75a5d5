import { sql } from "drizzle-orm";
import { type Ctx, transaction } from "#server/context.ts";
import { publish } from "#server/events/outbox.ts";
import { reviewWanted } from "./events.ts";
import { askAfterMs, reviewWindowMs } from "./review-rules.ts";

/** Asks both sides of a deal completed three days ago for a review, who has not written one: once each. */
export async function askForReviews(ctx: Ctx): Promise<number> {
  const now = ctx.clock();
  const before = new Date(now.getTime() - askAfterMs);
  const since = new Date(now.getTime() - reviewWindowMs);
  return transaction(ctx, async (tx) => {
    const { rows } = await tx.db.execute<{ dealId: number; userId: number }>(sql`
      insert into review_requests (deal_id, user_id, asked_at)
      select d.id, side.user_id, ${now} from deals d
      cross join lateral (values (d.seller_id), (d.buyer_id)) as side(user_id)
      where d.status = 'received' and d.received_at <= ${before} and d.received_at > ${since}
        and not exists (select from reviews r where r.deal_id = d.id and r.author_id = side.user_id)
      order by d.id, side.user_id
      on conflict do nothing
      returning deal_id as "dealId", user_id as "userId"`);
    await publish(
      tx,
      rows.map((row) => reviewWanted(row)),
    );
    return rows.length;
  });
}

import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

const lookedAtAfterMost = 4;

/** Stores the moderators' queue: a new seller's listing, and the last ones that were published without a look. */
export async function storeInspections(ctx: Ctx): Promise<void> {
  await ctx.db.execute(sql`
    insert into inspections (listing_id, seller_id, name, kind, submitted_at)
    select id, seller_id, name, 'before', updated_at from listings where status = 'in_review'
    union all
    (select id, seller_id, name, 'after', published_at from listings
      where status = 'live' and type = 'supply' order by published_at desc, id limit ${lookedAtAfterMost})`);
}

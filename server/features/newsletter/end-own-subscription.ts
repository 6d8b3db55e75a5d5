import type { SubscriberPreferences } from "#contract/newsletter/newsletter.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { sql } from "#server/db/query.ts";

/** Ends newsletters to the caller's own e-mail; safe to repeat. */
export async function endOwnSubscription(ctx: Ctx): Promise<SubscriberPreferences> {
  const { userId } = requireUser(ctx);
  await ctx.db.execute(sql`
    update subscribers s set ended_at = coalesce(s.ended_at, ${ctx.clock()}) from users u
    where u.id = ${userId} and u.email = s.email and u.email_confirmed_at is not null`);
  return { selectedCategories: [], subscribed: false };
}

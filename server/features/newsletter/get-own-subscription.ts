import type { SubscriberPreferences } from "#contract/newsletter/newsletter.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { subscribers } from "./table.ts";

/** The categories of newsletters to the caller's own e-mail; none before the subscription is confirmed. */
export async function getOwnSubscription(ctx: Ctx): Promise<SubscriberPreferences> {
  const { userId } = requireUser(ctx);
  const [row] = await ctx.db
    .select({
      categoryIds: subscribers.categoryIds,
      endedAt: subscribers.endedAt,
      bouncedAt: subscribers.bouncedAt,
    })
    .from(subscribers)
    .innerJoin(users, eq(users.email, subscribers.email))
    .where(
      sql`${users.id} = ${userId} and ${users.emailConfirmedAt} is not null
        and ${subscribers.confirmedAt} is not null`,
    );
  if (!row || row.endedAt)
    return { selectedCategories: [], subscribed: false, ...(row?.bouncedAt && { endedBecause: "bounce" }) };
  return { selectedCategories: row.categoryIds, subscribed: true };
}

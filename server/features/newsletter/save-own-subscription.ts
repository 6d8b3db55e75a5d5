import type { SubscriberPreferences } from "#contract/newsletter/newsletter.ts";
import { type Ctx, requireUser, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Forbidden } from "#server/errors.ts";
import { newSecret } from "#server/features/accounts/secret.ts";
import { users } from "#server/features/accounts/table.ts";
import { requireNewsletterCategories } from "./newsletter-categories.ts";
import { subscribers } from "./table.ts";

/** Stores the categories that the caller wants newsletters about. An account's confirmed e-mail needs no second confirmation. */
export async function saveOwnSubscription(
  ctx: Ctx,
  selectedCategories: readonly number[],
): Promise<SubscriberPreferences> {
  const { userId, emailConfirmed } = requireUser(ctx);
  if (!emailConfirmed) throw new Forbidden("EMAIL_NOT_CONFIRMED");
  const categoryIds = await requireNewsletterCategories(ctx, selectedCategories);
  const confirmedAt = ctx.clock();
  await transaction(ctx, async (tx) => {
    const [user] = await tx.db.select({ email: users.email }).from(users).where(eq(users.id, userId));
    if (!user) throw new Error("a signed-in user exists");
    const chosen = { categoryIds, locale: tx.locale, confirmedAt, endedAt: null, bouncedAt: null };
    await tx.db
      .insert(subscribers)
      .values({ ...chosen, email: user.email, key: newSecret().plain, createdAt: confirmedAt })
      .onConflictDoUpdate({ target: subscribers.email, set: chosen });
  });
  return { selectedCategories: categoryIds, subscribed: true };
}

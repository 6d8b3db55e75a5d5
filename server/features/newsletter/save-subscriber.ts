import { randomUUID } from "node:crypto";
import { type Ctx, transaction } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import { newSecret } from "#server/features/accounts/secret.ts";
import type { Caller } from "#server/features/accounts/sign-in/caller.ts";
import { requireHuman } from "#server/features/accounts/sign-up/require-human.ts";
import { newsletterEvents } from "./events.ts";
import { requireNewsletterCategories } from "./newsletter-categories.ts";
import { subscribers } from "./table.ts";

interface SubscriptionRequest {
  readonly email: string;
  readonly selectedCategories: readonly number[];
  /** The token that the page got from reCAPTCHA. */
  readonly recaptcha?: string | undefined;
}

/**
 * NL5: An e-mail that gets newsletters already is refused with `already_exists`.
 *
 * A further request before the confirmation changes the chosen categories.
 */
export async function saveSubscriber(
  ctx: Ctx,
  { email, selectedCategories, recaptcha }: SubscriptionRequest,
  caller: Caller,
): Promise<void> {
  await countAttempt(ctx, limits.newsletterAddress, caller.network);
  const categoryIds = await requireNewsletterCategories(ctx, selectedCategories);
  await countAttempt(ctx, limits.newsletterEmail, email);
  await requireHuman(ctx, recaptcha, "newsletter");
  await transaction(ctx, async (tx) => {
    const [subscriber] = await tx.db
      .insert(subscribers)
      .values({ email, categoryIds, locale: tx.locale, key: newSecret().plain, createdAt: tx.clock() })
      .onConflictDoUpdate({
        target: subscribers.email,
        set: {
          ...{ categoryIds, locale: tx.locale, createdAt: tx.clock() },
          ...{ confirmedAt: null, endedAt: null, bouncedAt: null },
        },
        setWhere: sql`${subscribers.confirmedAt} is null or ${subscribers.endedAt} is not null`,
      })
      .returning({ id: subscribers.id });
    if (!subscriber) throw new Conflict("already_exists");
    await publish(tx, newsletterEvents.SubscriptionWanted, {
      subscriberId: subscriber.id,
      requestId: randomUUID(),
    });
  });
}

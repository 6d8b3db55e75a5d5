import { dayMs } from "#contract/values/durations.ts";
import type { Ctx } from "#server/context.ts";
import { and, eq, isNull } from "#server/db/query.ts";
import { on, type Subscriber } from "#server/events/subscriber.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { newSecret } from "#server/features/accounts/secret.ts";
import { mailEvents } from "#server/features/mails/events.ts";
import { newsletterMails } from "#server/features/mails/newsletter/newsletter-mails.ts";
import { isMailWritten } from "#server/features/mails/sending/is-mail-written.ts";
import type { MailSettings } from "#server/features/mails/sending/write-mail.ts";
import { newsletterEvents } from "./events.ts";
import { subscribers } from "./table.ts";

/** How long a subscription may be confirmed, since a mail may wait over a weekend. */
const confirmableDays = 7;

/** Writes the mail that asks a subscriber to confirm, and stores the hash of its link's secret. */
export function subscribeNewsletter(mailSettings: MailSettings): Subscriber[] {
  const ask = async (ctx: Ctx, wanted: PayloadOf<typeof newsletterEvents.SubscriptionWanted>) => {
    const { subscriberId, requestId } = wanted;
    const key = `confirm-newsletter:${subscriberId}:${requestId}`;
    // An event may be delivered twice, and a second secret would invalidate the one already mailed.
    if (await isMailWritten(ctx, key)) return;
    const [subscriber] = await ctx.db.select().from(subscribers).where(eq(subscribers.id, subscriberId));
    if (!subscriber || subscriber.confirmedAt || subscriber.endedAt) return;
    const secret = await storeSecret(ctx, subscriberId);
    const recipient = { ...subscriber, emailConfirmedAt: null };
    await newsletterMails.mail("confirm-newsletter", recipient, key, {
      isSignInLink: true,
      url: (to) => to.confirmNewsletter(secret),
      data: { days: confirmableDays },
    })(ctx, mailSettings);
  };
  return [on(newsletterEvents.SubscriptionWanted, ask), on(mailEvents.MailBounced, endBounced)];
}

/** A mailbox that does not exist gets no further newsletters. */
async function endBounced(
  ctx: Ctx,
  { recipient, subscription }: PayloadOf<typeof mailEvents.MailBounced>,
): Promise<void> {
  if (subscription !== "newsletter") return;
  const now = ctx.clock();
  await ctx.db
    .update(subscribers)
    .set({ endedAt: now, bouncedAt: now })
    .where(and(eq(subscribers.email, recipient), isNull(subscribers.endedAt)));
}

async function storeSecret(ctx: Ctx, subscriberId: number): Promise<string> {
  const { plain, hash } = newSecret();
  const confirmExpiresAt = new Date(ctx.clock().getTime() + confirmableDays * dayMs);
  await ctx.db.update(subscribers).set({ confirmHash: hash, confirmExpiresAt }).where(eq(subscribers.id, subscriberId));
  return plain;
}

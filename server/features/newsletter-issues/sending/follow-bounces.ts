import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { on, type Subscriber } from "#server/events/subscriber.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { mailEvents } from "#server/features/mails/events.ts";
import { issueDeliveries } from "#server/features/newsletter-issues/table.ts";

/**
 * NL12: A mailbox that the mail server refuses for good is counted for its issue and gets no further newsletters; its account is told why.
 */
async function countBounce(ctx: Ctx, { key }: PayloadOf<typeof mailEvents.MailBounced>): Promise<void> {
  if (key === undefined) return;
  await ctx.db.update(issueDeliveries).set({ outcome: "bounced" }).where(eq(issueDeliveries.mailKey, key));
}

export const subscribeNewsletterIssues: Subscriber[] = [on(mailEvents.MailBounced, countBounce)];

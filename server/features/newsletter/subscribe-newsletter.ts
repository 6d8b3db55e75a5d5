import { z } from "zod";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { Subscriber } from "#server/events/dispatcher.ts";
import { newSecret } from "#server/features/accounts/secret.ts";
import { type House, writeLetter } from "#server/features/mails/letters/write-letter.ts";
import { confirmNewsletterLetter } from "#server/features/mails/newsletter/confirm-newsletter.ts";
import { isMailWritten } from "#server/features/mails/sending/is-mail-written.ts";
import { subscribers } from "./table.ts";

const payload = z.object({ subscriberId: z.number(), requestId: z.string() });

const dayMs = 24 * 60 * 60 * 1000;
/** How long a subscription may be confirmed: mails lie over a weekend. */
const confirmableMs = 7 * dayMs;

/** Writes the mail that asks whether newsletters are wanted; the secret of its link is stored with it. */
export function subscribeNewsletter(house: House): Subscriber {
  return async (ctx, event) => {
    if (event.topic !== "SubscriptionWanted") return;
    const { subscriberId, requestId } = payload.parse(event.payload);
    const key = `confirm-newsletter:${subscriberId}:${requestId}`;
    // An event may come twice, and a second secret would make the one in the mail useless.
    if (await isMailWritten(ctx, key)) return;
    const [subscriber] = await ctx.db.select().from(subscribers).where(eq(subscribers.id, subscriberId));
    if (!subscriber || subscriber.confirmedAt || subscriber.endedAt) return;
    const secret = await storeSecret(ctx, subscriberId);
    await writeLetter(ctx, house, subscriber, {
      key,
      kind: "confirm-newsletter",
      letter: (addresses) => confirmNewsletterLetter(addresses.confirmNewsletter(secret)),
    });
  };
}

async function storeSecret(ctx: Ctx, subscriberId: number): Promise<string> {
  const { plain, hash } = newSecret();
  const confirmExpiresAt = new Date(ctx.clock().getTime() + confirmableMs);
  await ctx.db
    .update(subscribers)
    .set({ confirmHash: hash, confirmExpiresAt })
    .where(eq(subscribers.id, subscriberId));
  return plain;
}

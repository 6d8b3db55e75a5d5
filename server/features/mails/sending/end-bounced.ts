import type { Ctx } from "#server/context.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { stopBouncedMails } from "#server/features/accounts/preferences/stop-bounced-mails.ts";
import type { mailEvents } from "#server/features/mails/events.ts";

const preferenceOf = { watched: "notifyEnding", messages: "notifyMessages" } as const;

/** Turns off the mails of an account whose mailbox does not exist; newsletters end by themselves (features/newsletter). */
export async function endBounced(
  ctx: Ctx,
  { recipient, subscription }: PayloadOf<typeof mailEvents.MailBounced>,
): Promise<void> {
  if (subscription === "newsletter") return;
  await stopBouncedMails(ctx, recipient, preferenceOf[subscription]);
}

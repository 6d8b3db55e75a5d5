import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { unsubscribeKeyOf } from "#server/features/accounts/preferences/unsubscribe-key.ts";
import { users } from "#server/features/accounts/table.ts";
import type { listingEvents } from "#server/features/listings/events.ts";
import { listings } from "#server/features/listings/table.ts";
import { findConcerned } from "#server/features/mails/find-concerned.ts";
import { type MailSettings, writeMail } from "#server/features/mails/templates/write-mail.ts";
import { auctionRestoredMail, watchedRestoredMail } from "./listing-restored.ts";

/** Tells bidders and watchers that a listing is back; its seller reads it in the decision of the appeal. */
export async function writeRestoredMails(
  ctx: Ctx,
  mailSettings: MailSettings,
  { listingId }: PayloadOf<typeof listingEvents.ListingRestored>,
): Promise<void> {
  const [lot] = await ctx.db.select().from(listings).where(eq(listings.id, listingId));
  if (lot?.status !== "live") return;
  for (const { userId, as } of await findConcerned(ctx, listingId)) {
    const [person] = await ctx.db.select().from(users).where(eq(users.id, userId));
    const isWatcher = as === "watcher";
    if (!person || (isWatcher && !person.notifyEnding)) continue;
    const content = isWatcher ? watchedRestoredMail : auctionRestoredMail;
    await writeMail(ctx, mailSettings, person, {
      // By the revision: it may be taken off and come back once more.
      key: `restored:${listingId}:${lot.revision}:${userId}`,
      kind: isWatcher ? "watched-restored" : "auction-restored",
      ...(isWatcher && {
        unsubscribe: { from: "watched" as const, key: await unsubscribeKeyOf(ctx, userId) },
      }),
      content: (addresses, nameOf) => content({ name: nameOf(lot), url: addresses.listing(lot) }),
    });
  }
}

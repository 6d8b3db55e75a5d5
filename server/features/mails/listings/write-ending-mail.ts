import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { unsubscribeKeyOf } from "#server/features/accounts/preferences/unsubscribe-key.ts";
import { users } from "#server/features/accounts/table.ts";
import { readPremium } from "#server/features/fees/read-premiums.ts";
import { listings } from "#server/features/listings/table.ts";
import { type MailSettings, writeMail } from "#server/features/mails/templates/write-mail.ts";
import type { watchlistEvents } from "#server/features/watchlist/events.ts";
import { watchedEndingMail } from "./watched-ending.ts";

/**
 * Tells a watcher that a lot ends soon, unless it has ended or the watcher has unsubscribed: once per planned end, even
 * for a repeated event.
 */
export async function writeEndingMail(
  ctx: Ctx,
  mailSettings: MailSettings,
  { listingId, userId, plannedEndsAt }: PayloadOf<typeof watchlistEvents.WatchedEndingSoon>,
): Promise<void> {
  const [lot] = await ctx.db.select().from(listings).where(eq(listings.id, listingId));
  const [recipient] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!lot || !recipient?.notifyEnding || lot.status !== "live") return;
  const { endsAt, bidCount } = lot;
  const priceMinor = lot.priceMinor ?? lot.startPriceMinor;
  if (priceMinor === null || endsAt === null || endsAt <= ctx.clock()) return;
  const premium = await readPremium(ctx, lot);
  await writeMail(ctx, mailSettings, recipient, {
    key: `ending:${listingId}:${Date.parse(plannedEndsAt)}:${userId}`,
    kind: "watched-ending",
    expiresAt: endsAt,
    unsubscribe: { from: "watched", key: await unsubscribeKeyOf(ctx, userId) },
    content: (addresses, nameOf) =>
      watchedEndingMail({
        name: nameOf(lot),
        priceMinor,
        premium,
        hasBids: bidCount > 0,
        endsAt,
        url: addresses.listing(lot),
      }),
  });
}

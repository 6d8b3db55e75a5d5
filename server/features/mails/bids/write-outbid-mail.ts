import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { users } from "#server/features/accounts/table.ts";
import type { bidEvents } from "#server/features/bids/events.ts";
import { readPremium } from "#server/features/fees/read-premiums.ts";
import { listings } from "#server/features/listings/table.ts";
import { type MailSettings, writeMail } from "#server/features/mails/templates/write-mail.ts";
import { bidMails } from "./bid-mails.ts";

/**
 * NT1: Who loses the lead is told by notification and mail, while the lot runs and the lead has not come back.
 *
 * Once per bid, even for a repeated event.
 */
export async function writeOutbidMail(
  ctx: Ctx,
  mailSettings: MailSettings,
  { listingId, sequence, outbidUserId }: PayloadOf<typeof bidEvents.BidPlaced>,
): Promise<void> {
  if (outbidUserId === null) return;
  const [lot] = await ctx.db.select().from(listings).where(eq(listings.id, listingId));
  const [recipient] = await ctx.db.select().from(users).where(eq(users.id, outbidUserId));
  if (!lot || !recipient || lot.status !== "live" || lot.leaderId === outbidUserId) return;
  const { priceMinor, endsAt } = lot;
  if (priceMinor === null || endsAt === null) return;
  const premium = await readPremium(ctx, lot);
  await writeMail(ctx, mailSettings, recipient, {
    key: `outbid:${listingId}:${sequence}:${outbidUserId}`,
    kind: "outbid",
    expiresAt: endsAt,
    content: (addresses, nameOf) =>
      bidMails.write("outbid", {
        name: nameOf(lot),
        price: { priceMinor, premium },
        endsAt,
        url: addresses.listing(lot),
      }),
  });
}

import type { Ctx } from "#server/context.ts";
import { and, eq, inArray, isNull, ne } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { bids } from "#server/features/bids/table.ts";
import { readPremium } from "#server/features/fees/read-premiums.ts";
import type { listings } from "#server/features/listings/table.ts";
import { type MailSettings, writeMail } from "#server/features/mails/templates/write-mail.ts";
import { auctionLostMail } from "./auction-lost.ts";
import { closingOf } from "./write-sold-mails.ts";

/** Tells everybody else who bid how the auction ended; not who withdrew every bid. */
export async function writeLostMails(
  ctx: Ctx,
  mailSettings: MailSettings,
  lot: typeof listings.$inferSelect,
  finalPriceMinor: number | null,
): Promise<void> {
  const bidders = ctx.db
    .select({ id: bids.bidderId })
    .from(bids)
    .where(and(eq(bids.listingId, lot.id), isNull(bids.retractedAt)));
  const losers = await ctx.db
    .select()
    .from(users)
    .where(and(inArray(users.id, bidders), ne(users.id, lot.winnerId ?? 0)))
    .orderBy(users.id);
  const premium = await readPremium(ctx, lot);
  for (const loser of losers) {
    await writeMail(ctx, mailSettings, loser, {
      key: `lost:${closingOf(lot)}:${loser.id}`,
      kind: "auction-lost",
      content: (addresses, nameOf) =>
        auctionLostMail({ name: nameOf(lot), finalPriceMinor, premium, url: addresses.listing(lot) }),
    });
  }
}

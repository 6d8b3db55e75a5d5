import type { SitePolicy } from "#contract/admin/decisions.ts";
import type { Ctx } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { users } from "#server/features/accounts/table.ts";
import type { bidEvents } from "#server/features/bids/events.ts";
import { bids } from "#server/features/bids/table.ts";
import { readPremium } from "#server/features/fees/read-premiums.ts";
import { listings } from "#server/features/listings/table.ts";
import { type MailSettings, writeMail } from "#server/features/mails/templates/write-mail.ts";
import { bidMails } from "./bid-mails.ts";

/**
 * Tells the bidder of the retracted bid, the new leader and, of a public retraction, the seller: one mail per person,
 * even for a repeated event.
 */
export async function writeRetractionMails(
  ctx: Ctx,
  mailSettings: MailSettings,
  { listingId, sequence, bidderId, by, newLeaderId, isPublic }: PayloadOf<typeof bidEvents.BidRetracted>,
): Promise<void> {
  const [lot] = await ctx.db.select().from(listings).where(eq(listings.id, listingId));
  const [bid] = await ctx.db
    .select({ reason: bids.retractionReason, rule: bids.retractionRule })
    .from(bids)
    .where(and(eq(bids.listingId, listingId), eq(bids.sequence, sequence)));
  if (!lot || !bid) return;
  const { priceMinor, bidCount, endsAt } = lot;
  const key = `retracted:${listingId}:${sequence}`;
  const bidder = await findUser(ctx, bidderId);
  if (bidder) {
    const decision = by === "moderator" ? { rule: bid.rule as SitePolicy | null, reason: bid.reason } : null;
    await writeMail(ctx, mailSettings, bidder, {
      key: `${key}:${bidder.id}`,
      kind: "bid-retracted",
      content: (addresses, nameOf) =>
        bidMails.write("bid-retracted", { name: nameOf(lot), by, decision, url: addresses.listing(lot) }),
    });
  }
  const leader = newLeaderId !== null && lot.leaderId === newLeaderId && (await findUser(ctx, newLeaderId));
  if (leader && lot.status === "live" && priceMinor !== null && endsAt !== null) {
    const premium = await readPremium(ctx, lot);
    await writeMail(ctx, mailSettings, leader, {
      key: `${key}:leading:${leader.id}`,
      kind: "leading-since-retraction",
      content: (addresses, nameOf) =>
        bidMails.write("leading-since-retraction", {
          name: nameOf(lot),
          price: { priceMinor, premium },
          endsAt,
          isOwn: by === "bidder",
          url: addresses.listing(lot),
        }),
    });
  }
  const seller = isPublic && (await findUser(ctx, lot.sellerId));
  if (seller) {
    await writeMail(ctx, mailSettings, seller, {
      key: `${key}:seller:${seller.id}`,
      kind: "retraction-told-seller",
      content: (addresses, nameOf) =>
        bidMails.write("retraction-for-seller", {
          name: nameOf(lot),
          by,
          hasBids: priceMinor !== null,
          priceMinor: priceMinor ?? 0,
          bidCount,
          url: addresses.listing(lot),
        }),
    });
  }
}

async function findUser(ctx: Ctx, id: number): Promise<typeof users.$inferSelect | undefined> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, id));
  return user;
}

import type { SitePolicy } from "#contract/moderation/decisions.ts";
import { and, eq } from "#server/db/query.ts";
import { bidEvents } from "#server/features/bids/events.ts";
import { bids } from "#server/features/bids/table.ts";
import { readPremium } from "#server/features/fees/buyer-premium.ts";
import { findLot, findUser } from "#server/features/mails/load.ts";
import type { Addresses } from "#server/features/mails/templates/addresses.ts";
import type { Reasons } from "#server/features/mails/templates/decision.ts";
import { mailGroup, mailsOn } from "#server/features/mails/templates/mail-group.ts";
import type { Priced } from "#server/features/mails/templates/price-with-premium.ts";
import cs from "./cs.json" with { type: "json" };
import en from "./en.json" with { type: "json" };

/** At the visible price, never at a maximum. */
const live = {
  ...{ price: { priceMinor: 2_700_000, premium: null } as Priced, endsAt: new Date("2026-12-01T19:00:00Z") },
};
const decision: Reasons = { rule: "mistaken_bid", reason: "Překlep v částce." };

export const bidMails = mailGroup({
  texts: { cs, en },
  samples: {
    outbid: live,
    /** To its bidder: a confirmation, or a moderator's decision. */
    "bid-retracted": { by: "moderator", decision },
    /** `isOwn`: by its own bidder, who has seen how far the price went against this reader's maximum. */
    "leading-since-retraction": { ...live, isOwn: true },
    "retraction-for-seller": { by: "bidder", priceMinor: 2_700_000 as number | null, bidCount: 3 },
  },
});
const { mail } = bidMails;

export const onBidEvents = [
  /**
   * NT1: Who loses the lead is told by notification and mail, while the lot runs and the lead has not come back.
   *
   * Once per bid, even for a repeated event.
   */
  mailsOn(bidEvents.BidPlaced, async (ctx, { listingId, sequence, outbidUserId }) => {
    if (outbidUserId === null) return null;
    const lot = await findLot(ctx, listingId);
    const recipient = await findUser(ctx, outbidUserId);
    if (!recipient || lot?.status !== "live" || lot.leaderId === outbidUserId) return null;
    const { priceMinor, endsAt } = lot;
    if (priceMinor === null || endsAt === null) return null;
    const price = { priceMinor, premium: await readPremium(ctx, lot) };
    return mail("outbid", recipient, `outbid:${listingId}:${sequence}:${outbidUserId}`, {
      ...{ lot, expiresAt: endsAt, data: { price, endsAt } },
      url: (to) => to.listing(lot),
    });
  }),
  /** Tells the bidder of the retracted bid, the new leader and, of a public retraction, the seller. */
  mailsOn(bidEvents.BidRetracted, async (ctx, event) => {
    const { listingId, sequence, bidderId, by, newLeaderId, isPublic } = event;
    const lot = await findLot(ctx, listingId);
    const [bid] = await ctx.db
      .select({ reason: bids.retractionReason, rule: bids.retractionRule })
      .from(bids)
      .where(and(eq(bids.listingId, listingId), eq(bids.sequence, sequence)));
    if (!lot || !bid) return [];
    const { priceMinor, bidCount, endsAt } = lot;
    const about = { lot, url: (to: Addresses) => to.listing(lot) };
    const key = `retracted:${listingId}:${sequence}`;
    const bidder = await findUser(ctx, bidderId);
    const decision = by === "moderator" ? { rule: bid.rule as SitePolicy | null, reason: bid.reason } : null;
    const leader = lot.leaderId === newLeaderId && lot.status === "live" && (await findUser(ctx, newLeaderId));
    const price = priceMinor === null ? null : { priceMinor, premium: await readPremium(ctx, lot) };
    const seller = isPublic && (await findUser(ctx, lot.sellerId));
    return [
      bidder && mail("bid-retracted", bidder, `${key}:${bidderId}`, { ...about, data: { by, decision } }),
      leader &&
        price &&
        endsAt &&
        mail("leading-since-retraction", leader, `${key}:leading:${leader.id}`, {
          ...{ ...about, data: { price, endsAt, isOwn: by === "bidder" } },
        }),
      seller &&
        mail("retraction-for-seller", seller, `${key}:seller:${seller.id}`, {
          ...{ ...about, kind: "retraction-told-seller", data: { by, priceMinor, bidCount } },
        }),
    ];
  }),
];

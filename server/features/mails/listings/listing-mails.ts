import type { SitePolicy } from "#contract/moderation/decisions.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { unsubscribeKeyOf } from "#server/features/accounts/preferences/unsubscribe-key.ts";
import { users } from "#server/features/accounts/table.ts";
import { readPremium } from "#server/features/fees/buyer-premium.ts";
import { listingEvents } from "#server/features/listings/events.ts";
import { inspections } from "#server/features/listings/inspections/table.ts";
import { findConcerned } from "#server/features/mails/find-concerned.ts";
import { findLot, findUser } from "#server/features/mails/load.ts";
import type { Reasons } from "#server/features/mails/templates/decision.ts";
import { mailGroup, mailsOn } from "#server/features/mails/templates/mail-group.ts";
import type { Priced } from "#server/features/mails/templates/price-with-premium.ts";
import { watchlistEvents } from "#server/features/watchlist/events.ts";
import cs from "./cs.json" with { type: "json" };
import en from "./en.json" with { type: "json" };

const price: Priced = { priceMinor: 2_700_000, premium: null };
const endsAt = new Date("2026-12-01T19:00:00Z");
const decision: Reasons = { rule: "description", reason: "Popis neuvádí, že zátka prosakuje." };

export const listingMails = mailGroup({
  texts: { cs, en },
  samples: {
    /** To a new seller; the start is named while the listing waits for it. */
    "listing-approved": { isLive: true, startsAt: null as Date | null, endsAt: endsAt as Date | null },
    "listing-returned": { decision },
    /** To a new seller: a change of a published listing, which runs on as it was. */
    "change-refused": { decision },
    "listing-cancelled": { by: "moderator", decision },
    "auction-cancelled": { by: "moderator", decision },
    "offer-cancelled": { by: "moderator", decision },
    /** By whom, without the reason. */
    "watched-cancelled": { by: "seller" },
    "auction-restored": {},
    "watched-restored": {},
    /** An hour before the end, at the visible price; before the first bid, the start price. */
    "watched-ending": { hasBids: true, price, endsAt },
  },
});
const { mail } = listingMails;

export const onListingEvents = [
  mailsOn(listingEvents.ListingApproved, async (ctx, { listingId }) => {
    const lot = await findLot(ctx, listingId);
    const seller = lot && (await findUser(ctx, lot.sellerId));
    if (!seller || !lot.startsAt || (lot.status !== "live" && lot.status !== "scheduled")) return null;
    const isLive = lot.status === "live";
    return mail("listing-approved", seller, `listing-approved:${listingId}`, {
      lot,
      url: (to) => to.listing(lot),
      data: { isLive, startsAt: isLive ? null : lot.startsAt, endsAt: lot.endsAt },
    });
  }),
  /** Tells a new seller why the listing was returned or a change of it refused, even if the draft has been deleted since. */
  mailsOn(listingEvents.ListingReturned, async (ctx, { inspectionId }) => {
    const [found] = await ctx.db
      .select({ inspection: inspections, seller: users })
      .from(inspections)
      .innerJoin(users, eq(users.id, inspections.sellerId))
      .where(eq(inspections.id, inspectionId));
    if (!found) return null;
    const { listingId, kind, name, rule, reason } = found.inspection;
    const text = kind === "change" ? "change-refused" : "listing-returned";
    return mail(text, found.seller, `listing-returned:${inspectionId}`, {
      kind: "listing-returned",
      url: (to) => (listingId === null ? to.ownListings() : to.editListing(listingId)),
      data: { name, decision: { rule: rule as SitePolicy | null, reason } },
    });
  }),
  /**
   * NT3: Mails about a listing that was taken off go to its bidders, to whose offer stood and to its watchers, and to
   * its seller where a moderator decided it.
   *
   * Tells the accounts concerned that a listing was taken off. A moderator's reason goes to the seller, bidders and
   * authors of open offers; a seller's own reason goes to nobody. Watchers may have unsubscribed.
   */
  mailsOn(listingEvents.ListingCancelled, async (ctx, { listingId, by }) => {
    const lot = await findLot(ctx, listingId);
    if (!lot) return null;
    const isDecision = by === "moderator";
    const reasons = { rule: lot.cancelRule as SitePolicy | null, reason: lot.cancelReason };
    const seller = isDecision ? [{ userId: lot.sellerId, as: "seller" as const }] : [];
    const mails = [];
    for (const { userId, as } of [...(await findConcerned(ctx, listingId)), ...seller]) {
      const user = await findUser(ctx, userId);
      const isWatcher = as === "watcher";
      if (!user || (isWatcher && !user.notifyEnding)) continue;
      // A listing that came back on an appeal may be taken off once more.
      const key = `cancelled:${listingId}:${lot.closedAt?.getTime()}:${userId}`;
      mails.push(
        mail(cancelledTexts[as], user, key, {
          lot,
          url: (to) => to.listing(lot),
          data: { by, decision: isWatcher ? null : isDecision ? reasons : decisionless[as] },
          ...(isWatcher && (await unsubscribing(ctx, userId))),
        }),
      );
    }
    return mails;
  }),
  /** Tells bidders and watchers that a listing is back; its seller reads it in the decision of the appeal. */
  mailsOn(listingEvents.ListingRestored, async (ctx, { listingId }) => {
    const lot = await findLot(ctx, listingId);
    if (lot?.status !== "live") return null;
    const mails = [];
    for (const { userId, as } of await findConcerned(ctx, listingId)) {
      const user = await findUser(ctx, userId);
      const isWatcher = as === "watcher";
      if (!user || (isWatcher && !user.notifyEnding)) continue;
      // By the revision: it may be taken off and come back once more.
      const key = `restored:${listingId}:${lot.revision}:${userId}`;
      mails.push(
        mail(isWatcher ? "watched-restored" : "auction-restored", user, key, {
          lot,
          url: (to) => to.listing(lot),
          ...(isWatcher && (await unsubscribing(ctx, userId))),
        }),
      );
    }
    return mails;
  }),
  /** Tells a watcher that a lot ends soon, unless it has ended or the watcher has unsubscribed: once per planned end. */
  mailsOn(watchlistEvents.WatchedEndingSoon, async (ctx, { listingId, userId, plannedEndsAt }) => {
    const lot = await findLot(ctx, listingId);
    const user = await findUser(ctx, userId);
    if (!user?.notifyEnding || lot?.status !== "live") return null;
    const { endsAt, bidCount, startPriceMinor } = lot;
    const priceMinor = lot.priceMinor ?? startPriceMinor;
    if (priceMinor === null || endsAt === null || endsAt <= ctx.clock()) return null;
    const price = { priceMinor, premium: await readPremium(ctx, lot) };
    return mail("watched-ending", user, `ending:${listingId}:${Date.parse(plannedEndsAt)}:${userId}`, {
      ...{ lot, expiresAt: endsAt, data: { price, hasBids: bidCount > 0, endsAt } },
      url: (to) => to.listing(lot),
      ...(await unsubscribing(ctx, userId)),
    });
  }),
];

const cancelledTexts = {
  bidder: "auction-cancelled",
  author: "offer-cancelled",
  watcher: "watched-cancelled",
  seller: "listing-cancelled",
} as const;

/** What a bidder reads of a listing that its seller has taken off, which happens without a bid alone. */
const decisionless = { bidder: { rule: null, reason: null }, author: null, seller: null };

const unsubscribing = async (ctx: Ctx, userId: number) => ({
  unsubscribe: { from: "watched", key: await unsubscribeKeyOf(ctx, userId) } as const,
});

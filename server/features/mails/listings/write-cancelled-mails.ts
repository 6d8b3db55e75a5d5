import type { SitePolicy } from "#contract/admin/decisions.ts";
import type { Ctx } from "#server/context.ts";
import { eq, inArray } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { unsubscribeKeyOf } from "#server/features/accounts/preferences/unsubscribe-key.ts";
import { users } from "#server/features/accounts/table.ts";
import type { listingEvents } from "#server/features/listings/events.ts";
import { listings } from "#server/features/listings/table.ts";
import { type Concerned, findConcerned } from "#server/features/mails/find-concerned.ts";
import { type MailSettings, writeMail } from "#server/features/mails/templates/write-mail.ts";
import {
  auctionCancelledMail,
  listingCancelledMail,
  offerCancelledMail,
  watchedCancelledMail,
} from "./listing-cancelled.ts";

type User = typeof users.$inferSelect;

/**
 * Tells the accounts concerned that a listing was taken off. A moderator's reason goes to the seller, bidders and
 * authors of open offers; a seller's own reason goes to nobody. Watchers may have unsubscribed.
 */
export async function writeCancelledMails(
  ctx: Ctx,
  mailSettings: MailSettings,
  { listingId, by }: PayloadOf<typeof listingEvents.ListingCancelled>,
): Promise<void> {
  const [lot] = await ctx.db.select().from(listings).where(eq(listings.id, listingId));
  if (!lot) return;
  const isDecision = by === "moderator";
  const reasons = {
    rule: isDecision ? (lot.cancelRule as SitePolicy | null) : null,
    reason: isDecision ? lot.cancelReason : null,
  };
  const concerned = await findConcerned(ctx, listingId);
  const people = await loadUsers(ctx, [lot.sellerId, ...concerned.map(({ userId }) => userId)]);
  const mails = {
    bidder: auctionCancelledMail,
    author: offerCancelledMail,
    watcher: watchedCancelledMail,
    seller: listingCancelledMail,
  };
  const write = async (user: User | undefined, as: Concerned["as"] | "seller") => {
    if (!user || (as === "watcher" && !user.notifyEnding)) return;
    await writeMail(ctx, mailSettings, user, {
      // A listing that came back on an appeal may be taken off once more.
      key: `cancelled:${listingId}:${lot.closedAt?.getTime()}:${user.id}`,
      kind: kinds[as],
      ...(as === "watcher" && {
        unsubscribe: { from: "watched" as const, key: await unsubscribeKeyOf(ctx, user.id) },
      }),
      content: (addresses, nameOf) =>
        mails[as]({ name: nameOf(lot), by, ...reasons, url: addresses.listing(lot) }),
    });
  };
  for (const { userId, as } of concerned) await write(people.get(userId), as);
  if (isDecision) await write(people.get(lot.sellerId), "seller");
}

const kinds = {
  bidder: "auction-cancelled",
  author: "offer-cancelled",
  watcher: "watched-cancelled",
  seller: "listing-cancelled",
} as const;

async function loadUsers(ctx: Ctx, ids: readonly number[]): Promise<Map<number, User>> {
  const rows = await ctx.db
    .select()
    .from(users)
    .where(inArray(users.id, [...ids]));
  return new Map(rows.map((user) => [user.id, user]));
}

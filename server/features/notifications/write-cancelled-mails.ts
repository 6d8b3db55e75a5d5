import { eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { HouseRule } from "#contract/decisions.ts";
import type { Ctx } from "#server/context.ts";
import { users } from "#server/features/accounts/table.ts";
import { listings } from "#server/features/auctions/table.ts";
import { auctionCancelledLetter, listingCancelledLetter } from "./letters/listing-cancelled.ts";
import { type House, writeLetter } from "./write-letter.ts";

const listingCancelled = z.object({ listingId: z.number(), by: z.enum(["seller", "moderator"]) });

/** Tells the seller and everybody who has bid that a moderator took the listing off, and why. A seller's own choice is no news. */
export async function writeCancelledMails(ctx: Ctx, house: House, payload: unknown): Promise<void> {
  const { listingId, by } = listingCancelled.parse(payload);
  const [lot] = await ctx.db.select().from(listings).where(eq(listings.id, listingId));
  if (!lot || by === "seller") return;
  const { name, cancelReason: reason } = lot;
  const rule = lot.cancelRule as HouseRule | null;
  const bidders = await ctx.db
    .select()
    .from(users)
    .where(sql`id in (select bidder_id from bids where listing_id = ${listingId})`)
    .orderBy(users.id);
  for (const bidder of bidders) {
    await writeLetter(ctx, house, bidder, {
      key: `cancelled:${listingId}:${bidder.id}`,
      kind: "auction-cancelled",
      letter: (addresses) => auctionCancelledLetter({ name, rule, reason, url: addresses.listing(lot) }),
    });
  }
  const [seller] = await ctx.db.select().from(users).where(eq(users.id, lot.sellerId));
  if (!seller) return;
  await writeLetter(ctx, house, seller, {
    key: `cancelled:${listingId}:${seller.id}`,
    kind: "listing-cancelled",
    letter: (addresses) => listingCancelledLetter({ name, rule, reason, url: addresses.listing(lot) }),
  });
}

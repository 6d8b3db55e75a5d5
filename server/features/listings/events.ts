import { z } from "zod";
import { saleWays } from "#contract/listings/listing-kinds.ts";
import { topics } from "#server/events/topics.ts";

const voidingCause = z.enum(["non_payment", "problem"]);
/** Why a sale does not stand: the buyer never paid, or something else was wrong with the deal. */
export type VoidingCause = z.output<typeof voidingCause>;

const ofListing = z.object({ listingId: z.number(), sellerId: z.number() });

/** The events of listings. */
export const listingEvents = topics({
  /** `startsAt` is an instant in UTC; in the future for a scheduled listing, whose start is told by ListingStarted. */
  ListingPublished: ofListing.extend({ status: z.enum(["live", "scheduled"]), startsAt: z.iso.datetime() }),
  /** A moderator let it through: live or scheduled since. */
  ListingApproved: ofListing,
  /** A moderator sent it back: a draft again. */
  ListingReturned: ofListing.extend({ inspectionId: z.number() }),
  ListingStarted: ofListing,
  /** Sold otherwise than by the end of an auction, which AuctionClosed tells; `finalPriceMinor` in haléře. */
  ListingSold: ofListing.extend({
    buyerId: z.number(),
    soldBy: z.enum(saleWays).exclude(["bid"]),
    finalPriceMinor: z.number(),
  }),
  ListingCancelled: ofListing.extend({ by: z.enum(["seller", "moderator"]) }),
  ListingRelisted: z.object({ listingId: z.number(), fromId: z.number() }),
  SaleVoided: z.object({
    listingId: z.number(),
    buyerId: z.number(),
    cause: voidingCause.default("non_payment"),
  }),
});

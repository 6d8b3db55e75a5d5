import { z } from "zod";
import { saleWays } from "#contract/listings/listing-kinds.ts";
import { topics } from "#server/events/topics.ts";

const voidingCause = z.enum(["non_payment", "problem", "postage"]);
/** Why a sale is void: the buyer never paid, declined the postage, or there was another problem with the deal. */
export type VoidingCause = z.output<typeof voidingCause>;

const ofListing = z.object({ listingId: z.number(), sellerId: z.number() });

export const listingEvents = topics({
  /** `startsAt` is UTC; a scheduled listing's lies ahead, and ListingStarted follows then. */
  ListingPublished: ofListing.extend({ status: z.enum(["live", "scheduled"]), startsAt: z.iso.datetime() }),
  /** A moderator approved it: it is live or scheduled now. */
  ListingApproved: ofListing,
  /** A moderator returned it: it is a draft again; or refused a `change` of it, and it runs on as it was. */
  ListingReturned: ofListing.extend({ inspectionId: z.number(), change: z.boolean().default(false) }),
  ListingStarted: ofListing,
  /** Sold otherwise than by the end of an auction (AuctionClosed); `finalPriceMinor` in haléře. */
  ListingSold: ofListing.extend({
    buyerId: z.number(),
    soldBy: z.enum(saleWays).exclude(["bid"]),
    finalPriceMinor: z.number(),
  }),
  ListingCancelled: ofListing.extend({ by: z.enum(["seller", "moderator"]) }),
  /** An appeal against its cancellation was granted: it is live or scheduled again, without the bids that had ended. */
  ListingRestored: ofListing,
  /** Its seller was suspended (`frozen`), or released again. */
  ListingFrozen: ofListing.extend({ frozen: z.boolean() }),
  ListingRelisted: z.object({ listingId: z.number(), fromId: z.number() }),
  /** All that was of one brand is of another now; the first is gone. */
  BrandsMerged: z.object({ fromId: z.number(), intoId: z.number() }),
  SaleVoided: z.object({
    listingId: z.number(),
    buyerId: z.number(),
    cause: voidingCause.default("non_payment"),
  }),
});

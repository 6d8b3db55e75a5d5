import type { OfferRefusalCode as ContractCode } from "#contract/deals/offers.ts";
import type { ListingStatus, ListingType, SaleMode } from "#contract/listings/listing-kinds.ts";
import { type Bidder, buyerRefusal } from "#server/features/bids/bidding-rules.ts";
import type { BuyerRequirements } from "#server/features/catalogue/policy-rules.ts";
import { traderRefusal } from "#server/trader-rules.ts";

/** The refusals that a new offer may meet, without those that need stored offers. */
export type OfferRefusalCode = Exclude<
  ContractCode,
  | "IDEMPOTENCY_KEY_REUSED"
  | "OFFER_OPEN"
  | "OFFER_CLOSED"
  | "OFFER_OTHER_SIDE"
  | "LISTING_CHANGED"
  | "ALREADY_COUNTERED"
>;

/** The listing that an offer is made to. */
export interface OfferedTo {
  readonly sellerId: number;
  readonly type: ListingType;
  readonly saleMode: SaleMode;
  readonly status: ListingStatus;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** Why no offer at all can be made to a listing now; null where one can. */
export function listingRefusal(listing: OfferedTo, now: Date): OfferRefusalCode | null {
  if (listing.type === "supply" && listing.saleMode !== "by_agreement") return "NOT_FOR_OFFERS";
  if (listing.status === "sold") return "ALREADY_SOLD";
  const runs = listing.status === "live" && listing.startsAt !== null && listing.startsAt <= now;
  if (!runs || (listing.endsAt !== null && listing.endsAt <= now)) return "OFFERS_CLOSED";
  return null;
}

/** Why a person may not make an offer. The listing comes first, then the person. */
export function offerRefusal(
  listing: OfferedTo,
  author: Bidder,
  requirements: BuyerRequirements,
  now: Date,
): OfferRefusalCode | null {
  const closed = listingRefusal(listing, now);
  if (closed) return closed;
  if (author.id === listing.sellerId) return "OWN_OFFER";
  return personalRefusal(sidesOf(listing, author.id), author, requirements);
}

/**
 * Why a person may not be their side of a sale: the buyer needs what the category demands of buyers, the seller a confirmed
 * e-mail and no suspension.
 */
export function personalRefusal(
  sides: Sides,
  person: Bidder,
  requirements: BuyerRequirements,
): ReturnType<typeof buyerRefusal> {
  return person.id === sides.buyerId ? buyerRefusal(person, requirements) : traderRefusal(person);
}

export interface Sides {
  readonly sellerId: number;
  readonly buyerId: number;
}

/** The side that an open offer waits for: the owner's, or after a counter price the author's. */
export function turnOf(offer: {
  status: string;
  counterPriceMinor: number | null;
}): "owner" | "author" | null {
  if (offer.status !== "open") return null;
  return offer.counterPriceMinor === null ? "owner" : "author";
}

/** The seller and the buyer of an offer: a demand's author sells, a supply's author buys. */
export function sidesOf(listing: Pick<OfferedTo, "type" | "sellerId">, authorId: number): Sides {
  return listing.type === "demand"
    ? { sellerId: authorId, buyerId: listing.sellerId }
    : { sellerId: listing.sellerId, buyerId: authorId };
}

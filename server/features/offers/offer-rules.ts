import { offerDays } from "#contract/deals/deal-limits.ts";
import type { ListingStatus, ListingType, SaleMode } from "#contract/listings/listing-kinds.ts";
import type { OfferRefusalCode as ContractCode } from "#contract/offers/offers.ts";
import { dayMs } from "#contract/values/durations.ts";
import { type Bidder, buyerRefusal } from "#server/features/bids/may-bid-rules.ts";
import type { BuyerRequirements } from "#server/features/catalogue/policy-rules.ts";
import { traderRefusal } from "#server/may-trade-rules.ts";

/** The refusals of a new offer that need no look at stored offers. */
export type OfferRefusalCode = Exclude<
  ContractCode,
  | "IDEMPOTENCY_KEY_REUSED"
  | "UNPAID_LIMIT"
  | "OFFER_OPEN"
  | "OFFER_CLOSED"
  | "OFFER_OTHER_SIDE"
  | "LISTING_CHANGED"
  | "ALREADY_COUNTERED"
>;

export interface OfferedTo {
  readonly sellerId: number;
  readonly type: ListingType;
  readonly saleMode: SaleMode;
  readonly status: ListingStatus;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  readonly frozenAt: Date | null;
}

/**
 * O1: Offers are for a demand or a supply by agreement while it is live, from anybody but its owner.
 *
 * Why no offer at all can be made to a listing now; null where one can.
 */
export function listingRefusal(listing: OfferedTo, now: Date): OfferRefusalCode | null {
  if (listing.type === "supply" && listing.saleMode !== "by_agreement") return "NOT_FOR_OFFERS";
  if (listing.status === "sold") return "ALREADY_SOLD";
  const runs = listing.status === "live" && listing.startsAt !== null && listing.startsAt <= now;
  if (!runs || (listing.endsAt !== null && listing.endsAt <= now)) return "OFFERS_CLOSED";
  return listing.frozenAt === null ? null : "LISTING_FROZEN";
}

/** O3: One person has one open offer to a listing; it holds for {offerDays} days, while the listing is live. */
export function offerEnd(madeAt: Date): Date {
  return new Date(madeAt.getTime() + offerDays * dayMs);
}

/** Why a person may not make an offer; the listing is checked before the person. */
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
 * O2: The buying side needs what the category asks of a bidder, the selling side a confirmed e-mail and no suspension; both are asked again
 * when it is accepted.
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

/** The side that must answer an open offer: the owner, or after a counter price the author. */
export function turnOf(offer: { status: string; counterPriceMinor: number | null }): "owner" | "author" | null {
  if (offer.status !== "open") return null;
  return offer.counterPriceMinor === null ? "owner" : "author";
}

/** The seller and the buyer of an offer: a demand's author sells, a supply's author buys. */
export function sidesOf(listing: Pick<OfferedTo, "type" | "sellerId">, authorId: number): Sides {
  return listing.type === "demand"
    ? { sellerId: authorId, buyerId: listing.sellerId }
    : { sellerId: listing.sellerId, buyerId: authorId };
}

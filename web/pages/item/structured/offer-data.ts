import type { Offer, OfferShippingDetails, Organization, Person } from "schema-dts";
import type { ConditionSheet } from "#contract/listings/condition-sheet.ts";
import type { ListingDetail } from "#contract/listings/listings.ts";
import type { OfferedProduct } from "#contract/products/offered-product.ts";
import { pragueDay } from "#web/format/dates.ts";
import { type PlaceOfPage, profileOf } from "./profile-of.ts";

/**
 * The offer of a supply. An auction is one as well, at its visible price until its end; what is over keeps its final
 * price. Its return policy is what the law gives: fourteen days from a trader, nothing from a private seller.
 */
export function offerData(listing: ListingDetail, page: PlaceOfPage): Offer {
  const { price, startsAt, endsAt, seller, status } = listing;
  const isOver = !(status === "live" || status === "scheduled");
  return {
    "@type": "Offer",
    url: page.url,
    ...(price !== null && { price, priceCurrency: "CZK" }),
    availability: listing.product ? stockOf(listing.product) : availabilityOf(status),
    itemCondition: conditionOf(listing.condition, seller.trader),
    ...(startsAt && { availabilityStarts: startsAt }),
    ...(endsAt && { availabilityEnds: endsAt }),
    ...(endsAt && !isOver && { priceValidUntil: pragueDay(endsAt) }),
    ...(listing.product?.reducedUntil && { priceValidUntil: pragueDay(listing.product.reducedUntil) }),
    seller: sellerData(seller, page),
    hasMerchantReturnPolicy: seller.trader
      ? {
          "@type": "MerchantReturnPolicy",
          applicableCountry: "CZ",
          returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
          merchantReturnDays: withdrawalDays,
        }
      : {
          "@type": "MerchantReturnPolicy",
          applicableCountry: "CZ",
          returnPolicyCategory: "https://schema.org/MerchantReturnNotPermitted",
        },
    ...shippingData(listing),
  };
}

/** Civil Code § 1829: how long a consumer may withdraw from a purchase at a distance from a trader. */
const withdrawalDays = 14;

function availabilityOf(status: ListingDetail["status"]) {
  if (status === "live") return "https://schema.org/InStock";
  if (status === "scheduled") return "https://schema.org/PreOrder";
  return status === "sold" ? "https://schema.org/SoldOut" : "https://schema.org/OutOfStock";
}

function stockOf({ pieces, takesBackOrders }: OfferedProduct) {
  if (pieces > 0) return "https://schema.org/InStock";
  return takesBackOrders ? "https://schema.org/BackOrder" : "https://schema.org/OutOfStock";
}

/** Private sellers sell what they have had; of a trader's goods only what shows no trace of use is called new. */
function conditionOf(condition: ConditionSheet, isTrader: boolean) {
  const { closureState, labelState, boxState, fillLevel } = condition;
  const states = [closureState, labelState, boxState];
  if (states.includes("damaged")) return "https://schema.org/DamagedCondition";
  const hasTraces = states.some((state) => state === "worn" || state === "good");
  const isFull = fillLevel === null || fillLevel === "full";
  return isTrader && isFull && !hasTraces ? "https://schema.org/NewCondition" : "https://schema.org/UsedCondition";
}

/** Schema.org rates businesses alone: of a private seller's stars the page tells, not this. */
function sellerData(seller: ListingDetail["seller"], page: PlaceOfPage): Organization | Person {
  const { id, username, trader, rating } = seller;
  const own = { name: username, url: profileOf(id, page) };
  if (!trader) return { "@type": "Person", ...own };
  return {
    "@type": "Organization",
    ...own,
    ...(rating.stars !== null && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: rating.stars,
        reviewCount: rating.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
  };
}

function shippingData({ handover, shippingPrice }: ListingDetail): {
  shippingDetails?: OfferShippingDetails;
} {
  if (handover === "in_person" || shippingPrice === null) return {};
  return {
    shippingDetails: {
      "@type": "OfferShippingDetails",
      shippingDestination: { "@type": "DefinedRegion", addressCountry: "CZ" },
      shippingRate: { "@type": "MonetaryAmount", value: shippingPrice, currency: "CZK" },
    },
  };
}

import type { Offer } from "#contract/offers/offers.ts";

/** Whether the visitor would buy by this offer: who offers for a supply does, and who owns a demand. */
export function doesBuy({ mine, listing }: Pick<Offer, "mine" | "listing">): boolean {
  return mine !== (listing.type === "demand");
}

/** The buyer's premium that the visitor would pay with the price of an offer; null where none is asked, or they would sell. */
export function premiumOfOffer(offer: Pick<Offer, "mine" | "listing">): Offer["listing"]["buyerPremium"] {
  return doesBuy(offer) ? offer.listing.buyerPremium : null;
}

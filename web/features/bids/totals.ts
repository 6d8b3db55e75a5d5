import { feeCzk } from "#contract/fees/fee-rules.ts";
import type { ListingDetail } from "#contract/listings/listings.ts";

/** How the goods get to the buyer decides what a total contains. */
export type TotalKind = "shipped" | "by_agreement" | "in_person";

/** The buyer's premium at a price, both in CZK. */
export function premiumOf(premium: ListingDetail["buyerPremium"], price: number): number {
  return feeCzk(premium, price);
}

type Terms = Pick<ListingDetail, "shippingPrice" | "handover" | "buyerPremium">;

/** A total (rule MO5) with the buyer's premium in it, too. */
export function allInTotal(price: number, listing: Terms): { total: number; premium: number; kind: TotalKind } {
  // Rounded to the haléř: decimals of crowns do not add up exactly.
  const premium = premiumOf(listing.buyerPremium, price);
  const all = (shipping: number, kind: TotalKind) => ({
    total: Math.round((price + premium + shipping) * 100) / 100,
    premium,
    kind,
  });
  if (listing.handover === "in_person") return all(0, "in_person");
  if (listing.shippingPrice === null) return all(0, "by_agreement");
  return all(listing.shippingPrice, "shipped");
}

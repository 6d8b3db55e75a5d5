import type { ListingDetail } from "#contract/listings/listings.ts";
import { feeMinor } from "#contract/payments/fee-kinds.ts";
import { toCzk, toMinor } from "#contract/values/money.ts";

/** How the goods get to the buyer decides what a total contains. */
export type TotalKind = "shipped" | "by_agreement" | "in_person";

/** The buyer's premium at a price, both in CZK. */
export function premiumOf(premium: ListingDetail["buyerPremium"], price: number): number {
  return toCzk(feeMinor(premium, toMinor(price)));
}

type Terms = Pick<ListingDetail, "shippingPrice" | "handover" | "buyerPremium">;

/** All that would be paid for a price, in CZK: the buyer's premium, and delivery where its price is known and there is delivery. */
export function allInTotal(
  price: number,
  listing: Terms,
): { total: number; premium: number; kind: TotalKind } {
  // Summed in haléře: decimals of crowns do not add up exactly.
  const premiumMinor = feeMinor(listing.buyerPremium, toMinor(price));
  const all = (shipping: number, kind: TotalKind) => ({
    total: toCzk(toMinor(price) + premiumMinor + toMinor(shipping)),
    premium: toCzk(premiumMinor),
    kind,
  });
  if (listing.handover === "in_person") return all(0, "in_person");
  if (listing.shippingPrice === null) return all(0, "by_agreement");
  return all(listing.shippingPrice, "shipped");
}

import type { ListingDetail } from "#contract/listings/listings.ts";

/** How the goods get to the buyer decides what a total contains. */
export type TotalKind = "shipped" | "by_agreement" | "in_person";

/** What would be paid for a price, in CZK; delivery counts only where its price is known and there is delivery. */
export function allInTotal(
  price: number,
  listing: Pick<ListingDetail, "shippingPrice" | "handover">,
): { total: number; kind: TotalKind } {
  if (listing.handover === "in_person") return { total: price, kind: "in_person" };
  if (listing.shippingPrice === null) return { total: price, kind: "by_agreement" };
  // Summed in haléře: decimals of crowns do not add up exactly.
  return { total: Math.round((price + listing.shippingPrice) * 100) / 100, kind: "shipped" };
}

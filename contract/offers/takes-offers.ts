import type { ListingDetail } from "#contract/listings/listings.ts";

/** Prices are offered to demands, and for what is sold by agreement. */
export function takesOffers({ type, saleMode }: Pick<ListingDetail, "type" | "saleMode">): boolean {
  return type === "demand" || saleMode === "by_agreement";
}

import type { ListingFields } from "#contract/listings/own-listings.ts";

/** The body that a form sends for an auction of a single malt, complete but for its picture. */
export function listingBody(changes: Partial<ListingFields> = {}): Partial<ListingFields> {
  return {
    type: "supply",
    saleMode: "auction",
    categoryId: 32,
    brandName: "Ardbeg",
    name: "Ardbeg Uigeadail 2011",
    description: "Z prvního majitele, uloženo ve sklepě.",
    condition: { volumeMl: 700, strengthPercent: 54.2, bottledYear: 2011, fillLevel: "neck" },
    startPrice: 1_500,
    duration: "7d",
    handover: "post",
    country: "Skotsko",
    declarations: ["excise_stamp", "sealed"],
    ...changes,
  };
}

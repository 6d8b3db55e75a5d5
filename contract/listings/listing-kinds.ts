/** The types, sale modes, states, durations and ways of hand-over of listings. */

export const listingTypes = ["supply", "demand"] as const;
/** The ways in which members sell. */
export const memberSaleModes = ["auction", "fixed_price", "by_agreement"] as const;
/** `stock`: goods that the operator sells from stock, kept at a back office of their own (contract/products/products.ts). */
export const saleModes = [...memberSaleModes, "stock"] as const;
export const listingStatuses = [
  "draft",
  "awaiting_payment",
  "in_review",
  "scheduled",
  "live",
  "sold",
  "unsold",
  "cancelled",
] as const;
/** How a listing is shown: a lot whose time is over has ended, though it is not closed yet. */
export const shownStatuses = [...listingStatuses, "ended"] as const;
export const durations = ["7d", "monthly"] as const;
export type ListingType = (typeof listingTypes)[number];
export type SaleMode = (typeof saleModes)[number];
export type ListingStatus = (typeof listingStatuses)[number];
export type ShownStatus = (typeof shownStatuses)[number];
export type Duration = (typeof durations)[number];

/** What a category may demand of the seller: that duty is paid, that nobody has opened it. */
export const declarations = ["excise_stamp", "sealed"] as const;
export type Declaration = (typeof declarations)[number];

export const handovers = ["post", "in_person", "both"] as const;

/** The ways of a sale. */
export const saleWays = ["bid", "buy_now", "fixed_price", "offer", "second_chance"] as const;
export type SaleWay = (typeof saleWays)[number];

export const reserveStates = ["none", "not_met", "met"] as const;

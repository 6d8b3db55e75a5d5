import type { ListingFields } from "#contract/listings/own-listings.ts";
import { Invalid } from "#server/errors.ts";

/** L3: A demand is never an auction; without a word on it, it is by agreement. */
export function settleSaleMode(
  current: { type: string; saleMode: string },
  patch: Partial<ListingFields>,
): Partial<ListingFields> {
  const type = patch.type ?? current.type;
  if (type === "demand") patch = { ...patch, isProtected: false };
  if (type !== "demand" || (patch.saleMode ?? current.saleMode) !== "auction") return patch;
  if (patch.saleMode) throw new Invalid({ saleMode: ["DEMAND_NOT_AUCTION"] });
  return { ...patch, saleMode: "by_agreement" };
}

import type { BidRefusalCode } from "#contract/bids/bids.ts";
import type { BuyerRequirements } from "#server/features/catalogue/policy-rules.ts";
import { traderRefusal } from "#server/may-trade-rules.ts";

export interface Bidder {
  id: number;
  emailConfirmed: boolean;
  suspended: boolean;
  ageVerified: boolean;
  accountVerified: boolean;
}

/** The refusals that are about the person. */
export type BidderRefusalCode = Extract<
  BidRefusalCode,
  "OWN_LISTING" | "BIDDER_SUSPENDED" | "EMAIL_NOT_CONFIRMED" | "AGE_NOT_VERIFIED" | "ACCOUNT_NOT_VERIFIED"
>;

/**
 * B8: Nobody bids on an own lot, while suspended, before the e-mail is confirmed, or without what the category demands (T4, T5); the lot's
 * reasons are told before the person's, those before the amount's.
 */
export function bidderRefusal(
  lot: { readonly sellerId: number },
  bidder: Bidder,
  requirements: BuyerRequirements,
): BidderRefusalCode | null {
  if (bidder.id === lot.sellerId) return "OWN_LISTING";
  const refusal = buyerRefusal(bidder, requirements);
  return refusal === "SUSPENDED" ? "BIDDER_SUSPENDED" : refusal;
}

/**
 * B9: Who has no verified age may neither bid nor buy where the category asks for one and the setting
 * `ageVerification` insists on it (not by default).
 * T5: Who has no verified account may neither bid nor buy where the category asks for one.
 */
export function buyerRefusal(person: Bidder, requirements: BuyerRequirements) {
  const refusal = traderRefusal(person);
  if (refusal) return refusal;
  if (requirements.ageVerified && !person.ageVerified) return "AGE_NOT_VERIFIED";
  if (requirements.accountVerified && !person.accountVerified) return "ACCOUNT_NOT_VERIFIED";
  return null;
}

import type { ExposureTerms } from "#server/features/settings/exposure-setting.ts";

/** What an account that is not verified has taken on. Amounts in haléře. */
export interface Exposure {
  /** Sellers whom the person has paid as a buyer: two people who trade with each other alone grow nothing more. */
  readonly paidSellers: number;
  /** Things bought and not paid yet. */
  readonly unpaid: number;
  /** The person's maxima on the running lots that the person leads, but for those that the caller counts itself. */
  readonly leadingMinor: number;
}

interface UnpaidRefusal {
  readonly code: "UNPAID_LIMIT";
  readonly limit: number;
}

/** `leftMinor`: the greatest maximum that is still possible. */
export type ExposureRefusal =
  | UnpaidRefusal
  | { readonly code: "LEADING_LIMIT"; readonly limitMinor: number; readonly leftMinor: number };

/**
 * X1: Whoever has bought {exposure.unpaidDeals} things and not paid them buys, bids and offers no more; each seller paid so far allows one
 * more. What is sold counts as unpaid from the sale on, until its payment is confirmed. An accepted offer is asked of its buyer too,
 * whoever accepts.
 */
export function unpaidRefusal({ paidSellers, unpaid }: Exposure, terms: ExposureTerms): UnpaidRefusal | null {
  const limit = terms.unpaidDeals + paidSellers;
  return unpaid >= limit ? { code: "UNPAID_LIMIT", limit } : null;
}

/**
 * X2: The maxima of the lots that a person leads come to {exposure.leading} Kč at most, and to as much more for each seller paid; a bid
 * counts whether it would lead or not.
 *
 * The bid counts either way, since the answer would tell the leader's maximum.
 */
export function bidExposureRefusal(
  exposure: Exposure,
  terms: ExposureTerms,
  maximumMinor: number,
): ExposureRefusal | null {
  const limitMinor = terms.leadingMinor * (1 + exposure.paidSellers);
  const leftMinor = Math.max(0, limitMinor - exposure.leadingMinor);
  if (maximumMinor > leftMinor) return { code: "LEADING_LIMIT", limitMinor, leftMinor };
  return unpaidRefusal(exposure, terms);
}

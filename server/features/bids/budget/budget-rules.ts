import { type FeeLine, feeMinor } from "#contract/fees/fee-rules.ts";
import type { LotRow } from "#server/features/bids/lot/lot-row.ts";

/** What a person wants winning everything to cost at most, and what comes to it already. Amounts in haléře. */
export interface Budget {
  readonly limitMinor: number;
  /**
   * The person's maxima with premium and postage on the running lots that the person leads, but for those that the caller counts itself.
   */
  readonly leadingMinor: number;
}

/**
 * X3: Whoever has set a budget is asked once more (BUDGET_PASSED) before a bid after which winning everything they lead would cost more, at
 * their own maxima with premium and postage; a bid counts whether it would lead or not. A bid that says the budget was seen is taken.
 */
export function isPassed({ limitMinor }: Budget, totalMinor: number): boolean {
  return totalMinor > limitMinor;
}

/**
 * What winning a lot for `priceMinor` costs, haléře: with the buyer's premium, and with postage as far as it is known; none where
 * a thing is only handed over.
 */
export function costOf(
  { handover, shippingMinor }: Pick<LotRow, "handover" | "shippingMinor">,
  priceMinor: number,
  premium: FeeLine | null,
): number {
  return priceMinor + feeMinor(premium, priceMinor) + (handover === "in_person" ? 0 : (shippingMinor ?? 0));
}

import type { Rating } from "#contract/accounts/accounts.ts";

/**
 * V6: A rating is the mean of public reviews to one decimal, nothing without any: one as a seller, another as a buyer; cards show neither.
 */
export function ratingOf(sum: number, count: number): Rating {
  return { stars: count === 0 ? null : Math.round((sum / count) * 10) / 10, count };
}

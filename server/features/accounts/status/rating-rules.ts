import type { Rating } from "#contract/accounts/accounts.ts";

/** The mean of a user's reviews (RULES.md V6): stars to one decimal, null while there are none. */
export function ratingOf(sum: number, count: number): Rating {
  return { stars: count === 0 ? null : Math.round((sum / count) * 10) / 10, count };
}

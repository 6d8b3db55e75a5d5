import type { BidTerms } from "#server/features/bids/bid-terms.ts";
import type { Member } from "./member.ts";

/** The data that every listing is planned from. */
export interface Setting {
  readonly now: Date;
  readonly terms: BidTerms;
  readonly members: readonly Member[];
  /** In which group of a monthly sale a category closes, from 0. */
  readonly closingGroupOf: (categoryId: number) => number;
}

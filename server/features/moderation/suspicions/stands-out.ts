import { sql } from "#server/db/query.ts";

/**
 * R9: Who leads and takes the bid back has seen a secret amount: the maximum of the next, or the reserve. Bidding on the lot again marks
 * the two for moderators.
 */
export const standsOut = sql`(s.after_sequence is null or exists (
  select from bids b
  where b.listing_id = s.listing_id and b.bidder_id = s.user_id and b.sequence > s.after_sequence))`;

import { sql } from "#server/db/query.ts";

/** Of rule R9: whether who has seen a secret amount has bid on the lot again. */
export const standsOut = sql`(s.after_sequence is null or exists (
  select from bids b
  where b.listing_id = s.listing_id and b.bidder_id = s.user_id and b.sequence > s.after_sequence))`;

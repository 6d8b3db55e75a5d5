import { sql } from "#server/db/query.ts";

/** Whether there is something to look at in suspicion `s`: after a retraction only once its bidder has bid again (RULES.md R9). */
export const standsOut = sql`(s.after_sequence is null or exists (
  select from bids b
  where b.listing_id = s.listing_id and b.bidder_id = s.user_id and b.sequence > s.after_sequence))`;

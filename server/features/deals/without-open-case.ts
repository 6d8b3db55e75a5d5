import { sql } from "#server/db/query.ts";

/** Of `deals`: nobody has reported anything that is still to be decided. */
export const withoutOpenCase = sql`not exists (
  select from deal_cases c where c.deal_id = deals.id and c.outcome is null)`;

import { sql } from "#server/db/query.ts";

/** A condition on `deals`: no case is open. */
export const withoutOpenCase = sql`not exists (
  select from deal_cases c where c.deal_id = deals.id and c.outcome is null)`;

import { type SQL, sql } from "#server/db/query.ts";
import { decideByMs } from "#server/features/deals/cases/case-rules.ts";

/** The next deadline of a row of `deals` with its open case `c` (rule SD2): the moderators' for the case, else its own. null: none runs. */
export const dueAt: SQL = sql`coalesce(c.filed_at + make_interval(secs => ${decideByMs / 1000}), deals.due_at)`;

/** Deals with an open case, which may have been received. */
export const hasCase: SQL = sql`c.id is not null`;

/**
 * Deals that go on without a case, whose condition the index `deals_due` has. The column is the join's, so that the planner sees an
 * anti-join.
 */
export const isUnderWay: SQL = sql`c.deal_id is null and deals.status in ('awaiting_payment', 'paid', 'sent')`;

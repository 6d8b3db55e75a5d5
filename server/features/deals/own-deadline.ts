import { type SQL, sql } from "#server/db/query.ts";
import { receivedByItselfMs } from "./deal-rules.ts";
import { releasedBySilenceMs } from "./protection/release-rules.ts";

/** The instant `ms` after a column's, by UTC, since a stored column may not depend on a session's time zone. */
const after = (column: string, ms: number): SQL =>
  sql.raw(`((${column} at time zone 'UTC') + interval '${ms / 1000} seconds') at time zone 'UTC'`);

/**
 * The next deadline of a row of `deals` but for its cases (rule SD2), as its stored column has it: the last day to pay (once it is
 * known how much), or when it counts as received by itself. null: none runs.
 */
export const ownDeadline: SQL = sql`case
  when status = 'awaiting_payment' and not (shipping_minor is null and handover = 'post')
    then (pay_by + time '23:59') at time zone 'Europe/Prague'
  when status in ('paid', 'sent') and delivered_at is not null then ${after("delivered_at", releasedBySilenceMs)}
  when status = 'sent' then ${after("sent_at", receivedByItselfMs)}
  when status = 'paid' and handover = 'in_person' then ${after("paid_at", receivedByItselfMs)}
end`;

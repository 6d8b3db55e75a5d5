import { type SQL, sql } from "#server/db/query.ts";
import { decideByMs } from "#server/features/deals/cases/case-rules.ts";
import { receivedByItselfMs } from "#server/features/deals/deal-rules.ts";
import { releasedBySilenceMs } from "#server/features/deals/protection/protection-rules.ts";

const after = (ms: number): SQL => sql`make_interval(secs => ${ms / 1000})`;

/**
 * The next deadline of a row of `deals` with its open case `c` (RULES.md SD2): the moderators' for the case, the last day to pay (once it
 * is known how much), or when it counts as received by itself. null: none runs.
 */
export const dueAt: SQL = sql`case
  when c.id is not null then c.filed_at + ${after(decideByMs)}
  when deals.status = 'awaiting_payment' and not (deals.shipping_minor is null and deals.handover = 'post')
    then (deals.pay_by + time '23:59') at time zone 'Europe/Prague'
  when deals.status in ('paid', 'sent') and deals.delivered_at is not null
    then deals.delivered_at + ${after(releasedBySilenceMs)}
  when deals.status = 'sent' then deals.sent_at + ${after(receivedByItselfMs)}
  when deals.status = 'paid' and deals.handover = 'in_person' then deals.paid_at + ${after(receivedByItselfMs)}
end`;

/** Deals that go on, which the index `deals_open` has alone, and those with an open case, which may have been received. */
export const isOpen: SQL = sql`deals.id in (
  select id from deals where status in ('awaiting_payment', 'paid', 'sent')
  union all select deal_id from deal_cases where outcome is null)`;

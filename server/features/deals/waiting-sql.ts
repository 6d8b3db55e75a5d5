import { type SQL, sql } from "#server/db/query.ts";
import { dealCases, deals } from "./table.ts";

const isDeliveryOpen = sql`(${deals.handover} = 'both' or (${deals.handover} = 'post' and ${deals.delivery} is null))`;
const isAmountOpen = sql`(${deals.shippingMinor} is null and ${deals.handover} = 'post')`;

/** `todoOf` of the rules as SQL: whether a deal waits for a step of `who`, the id of a user. A test compares the two. */
export const waitingFor = (who: SQL): SQL => sql`((${deals.isProtected} or ${deals.orderId} is null) and (
  (${deals.status} = 'awaiting_payment' and ${deals.buyerId} = ${who} and (${isDeliveryOpen}
    or not ${isAmountOpen} and ${deals.paymentSaidAt} is null))
  or (${deals.status} = 'awaiting_payment' and ${deals.sellerId} = ${who} and ${isAmountOpen}
    and not exists (select from ${dealCases} c where c.deal_id = ${deals.id} and c.outcome is null))
  or (${deals.status} = 'paid' and case
    when ${deals.handover} = 'in_person' or ${isDeliveryOpen} then ${deals.buyerId}
    else ${deals.sellerId} end = ${who})
  or (${deals.status} = 'sent' and ${deals.buyerId} = ${who})
  or exists (select from ${dealCases} c where c.deal_id = ${deals.id} and c.outcome is null
    and c.answered_at is null and c.filed_by_id <> ${who})))`;

import type { DocumentState } from "#contract/invoices/invoice-admin.ts";
import { type SQL, sql } from "#server/db/query.ts";

const hasOrder = (condition: SQL) => sql`exists (select 1 from orders o where o.id = i.order_id and ${condition})`;
const dueOn = sql`i.content->>'dueOn'`;

/** What a state asks of `invoices i`: as `documentState` tells it of one that is read (rule IN10). `today`: in Prague. */
export function stateCondition(state: DocumentState, today: string): SQL {
  if (state === "corrected") return isCorrected;
  return sql`not ${isCorrected} and ${ofMoney(state, today)}`;
}

/** Another was issued in its place, or it cancels such a one. */
const isCorrected = sql`(i.cancels_id is not null or exists (select 1 from invoices n where n.replaces_id = i.id))`;

function ofMoney(state: Exclude<DocumentState, "corrected">, today: string): SQL {
  const isSent = sql`exists (select 1 from refunds r where r.id = i.refund_id and r.sent_at is not null)`;
  if (state === "returned") return sql`i.kind = 'credit_note' and ${isSent}`;
  if (state === "to_return") return sql`i.kind = 'credit_note' and not ${isSent}`;
  return sql`i.kind <> 'credit_note' and ${ofOrder(state, today)}`;
}

function ofOrder(state: Exclude<DocumentState, "returned" | "to_return" | "corrected">, today: string): SQL {
  const isOpen = hasOrder(sql`o.status = 'awaiting_payment'`);
  if (state === "awaiting") return sql`${isOpen} and ${dueOn} >= ${today}`;
  if (state === "overdue") return sql`${isOpen} and ${dueOn} < ${today}`;
  if (state === "lapsed") return hasOrder(sql`o.status in ('cancelled', 'expired')`);
  if (state !== "paid") return sql`i.kind <> 'proforma' and ${hasOrder(sql`o.status = ${state}`)}`;
  return hasOrder(sql`(o.status = 'paid'
    or (i.kind = 'proforma' and o.status in ('partly_refunded', 'refunded')))`);
}

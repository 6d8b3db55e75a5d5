import type { BankMovement } from "#contract/bank/bank-movements.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { dayOfReference } from "#server/features/payments/admin/reported-movements.ts";
import { receipts } from "#server/features/payments/table.ts";

interface Narrowing {
  /** As `accountOf` writes it; empty for any. */
  readonly account: string;
  /** Days, `YYYY-MM-DD`. */
  readonly from: string;
  readonly to: string;
}

/** A movement as `movementLines` finds it. */
export type MovementRow = Record<string, unknown> & {
  readonly id: string;
  readonly direction: BankMovement["direction"];
  readonly account: string;
  readonly day: string;
  readonly amount_minor: string;
  readonly currency: string;
  readonly variable_symbol: string | null;
  readonly note: string;
  readonly state: BankMovement["state"];
  readonly is_taken_back: boolean;
  readonly fault: string | null;
  readonly order_id: string | null;
  readonly refund_id: string | null;
  readonly payout_id: string | null;
  readonly receipt_id: string | null;
  readonly reason: string | null;
};

/**
 * The movements of the site's accounts as statements have told them, one row each: what is over of money that came is a row of its own,
 * less by which its movement counts, and money that the bank has taken back is one that went. Confirmed by hand and in no statement
 * yet is none, nor is a sum whose payments were told too.
 */
export function movementLines({ account, from, to }: Narrowing): SQL {
  const isIts = (column: SQL) => (account === "" ? sql`true` : sql`${column} = ${account}`);
  return sql`
    select case when ${receipts.fault} = 'cancelled' then 'out' else 'in' end as direction, ${receipts.id} as id,
      coalesce(${receipts.ownAccount}, '') as account, ${dayOfReference} as day,
      ${receipts.amountMinor} - coalesce(rest.amount_minor, 0) as amount_minor, ${receipts.currency} as currency,
      ${receipts.variableSymbol} as variable_symbol, ${receipts.note} as note, ${receipts.fault} as fault,
      coalesce(${receipts.fault} = 'cancelled', false) as is_taken_back,
      case when ${receipts.orderId} is not null or ${receipts.fault} = 'confirmed' then 'settled'
        when ${receipts.resolvedAt} is null then 'waiting' else 'other' end as state,
      ${receipts.orderId} as order_id, null::int8 as refund_id, null::int8 as payout_id, null::int8 as receipt_id,
      null as reason
    from ${receipts}
    left join ${receipts} rest on rest.source = 'transfer' and rest.reference = ${receipts.reference} || '/rest'
    where ${receipts.source} = 'transfer' and ${receipts.fault} is distinct from 'repeated'
      and ${dayOfReference} between ${from} and ${to} and ${isIts(sql`${receipts.ownAccount}`)}
    union all
    select 'out', o.id, o.own_account, o.day::text, o.amount_minor, o.currency, nullif(o.variable_symbol, ''), o.note,
      o.fault, false,
      case when o.resolved_at is null then 'waiting' when o.reason is null then 'settled' else 'other' end,
      coalesce(f.order_id, p.order_id), o.refund_id, o.payout_id, o.receipt_id, o.reason
    from outgoings o left join refunds f on f.id = o.refund_id left join payouts p on p.id = o.payout_id
    where o.day between ${from} and ${to} and ${isIts(sql`o.own_account`)}`;
}

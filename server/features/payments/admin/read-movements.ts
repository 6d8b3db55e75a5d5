import { dayAfter } from "#contract/values/prague-day.ts";
import { instantOfWallText } from "#contract/values/prague-time.ts";
import type { Ctx } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";

/** A period of days in Prague, both counted in. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** An entry of the ledger with what tells its money apart. */
export interface Movement extends Record<string, unknown> {
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
  readonly debit: string;
  readonly credit: string;
  readonly amountMinor: number;
  readonly reason: string;
  readonly orderId: number | null;
  readonly receiptId: number | null;
  /** Of the receipt, else of the order or the payout that the money is for. */
  readonly variableSymbol: string | null;
  /** How the gateway or the bank names what came. */
  readonly reference: string | null;
  readonly note: string | null;
  /** The payer, or the seller who is paid out. */
  readonly username: string | null;
}

/** Which entries: all, or those alone that move money at a gateway, in the bank or in cash (rule PM5). */
export type Part = "ledger" | "payments";

const conditionOf: Record<Part, SQL> = {
  ledger: sql`true`,
  payments: sql`(e.debit like 'held:%' or e.credit like 'held:%')`,
};

export async function hasMovements(ctx: Ctx, part: Part, { from, to }: Period): Promise<boolean> {
  const { rows } = await ctx.db.execute(sql`
    select from ledger_entries e where ${within(from, to)} and ${conditionOf[part]} limit 1`);
  return rows.length > 0;
}

/** The entries of a period in their order. Read day by day, so that no year is held in memory. */
export async function* eachMovement(ctx: Ctx, part: Part, { from, to }: Period): AsyncGenerator<Movement> {
  for (let day = from; day <= to; day = dayAfter(day, 1)) {
    const { rows } = await ctx.db.execute<Movement>(sql`
      select e.id, e.booked_at as at, e.debit, e.credit, e.amount_minor::float8 as "amountMinor", e.reason,
        e.order_id as "orderId", e.receipt_id as "receiptId",
        coalesce(r.variable_symbol, p.variable_symbol, o.variable_symbol) as "variableSymbol",
        r.reference, r.note, coalesce(s.username, u.username) as username
      from ledger_entries e
      left join receipts r on r.id = e.receipt_id
      left join orders o on o.id = coalesce(e.order_id, r.order_id)
      left join payouts p on e.reason = 'payout' and p.order_id = e.order_id
      left join users s on s.id = p.user_id
      left join users u on u.id = o.user_id
      where ${within(day, day)} and ${conditionOf[part]}
      order by e.booked_at, e.id`);
    yield* rows;
  }
}

function within(from: string, to: string): SQL {
  return sql`e.booked_at >= ${startOf(from)} and e.booked_at < ${startOf(dayAfter(to, 1))}`;
}

const startOf = (day: string) => new Date(instantOfWallText(`${day}T00:00`) ?? Number.NaN);

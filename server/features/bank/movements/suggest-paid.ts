import type { BankMovement } from "#contract/bank/bank-movements.ts";
import type { Ctx } from "#server/context.ts";
import { inArray, sql } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { findPayouts, findRefunds, findReturned } from "#server/features/bank/statements/find-payables.ts";
import { orders } from "#server/features/payments/table.ts";
import { payouts } from "#server/features/payouts/table.ts";
import type { MovementRow } from "./movement-lines.ts";

type Suggestions = BankMovement["suggestions"];
const mostSuggested = 5;

/** What outgoing payments that wait may have paid, by amount: refunds, payouts and returned money that no line has shown. */
export async function suggestPaid(ctx: Ctx, rows: readonly MovementRow[]): Promise<Map<number, Suggestions>> {
  const waiting = rows.filter(
    ({ direction, state, currency }) => direction === "out" && state === "waiting" && currency === "CZK",
  );
  if (waiting.length === 0) return new Map();
  const amounts = sql`any(${sql.param(waiting.map((row) => Number(row.amount_minor)))}::int8[])`;
  const found = [
    ...(await findRefunds(ctx, sql`f.amount_minor = ${amounts} and f.created_at > now() - interval '1 year'`)),
    ...(await findPayouts(ctx, sql`${payouts.amountMinor} = ${amounts}`)),
    ...(await findReturned(ctx, sql`r.amount_minor = ${amounts}`)),
  ];
  const payees = await readPayees(
    ctx,
    found.flatMap(({ orderId }) => orderId ?? []),
  );
  const views = found.map(({ kind, id, orderId, amountMinor }) => ({
    amountMinor,
    view: { kind, id, orderId, payee: (orderId !== null && payees.get(orderId)) || null },
  }));
  return new Map(
    [...Map.groupBy(views, ({ amountMinor }) => amountMinor)].map(([amountMinor, same]) => [
      amountMinor,
      same.slice(0, mostSuggested).map(({ view }) => view),
    ]),
  );
}

/** Who has paid these orders, or gets their money. */
async function readPayees(ctx: Ctx, orderIds: readonly number[]): Promise<Map<number, string>> {
  if (orderIds.length === 0) return new Map();
  const payee = sql<number>`coalesce(${payouts.userId}, ${orders.userId})`;
  const rows = await ctx.db
    .select({ id: orders.id, username: users.username })
    .from(orders)
    .leftJoin(payouts, sql`${payouts.orderId} = ${orders.id}`)
    .innerJoin(users, sql`${users.id} = ${payee}`)
    .where(inArray(orders.id, [...orderIds]));
  return new Map(rows.map(({ id, username }) => [id, username]));
}

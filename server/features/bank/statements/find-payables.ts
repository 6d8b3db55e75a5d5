import type { Ctx } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { openAccount } from "#server/features/accounts/contact/sealed-account.ts";
import { accountOf, payerOf, type StatementLine } from "#server/features/payments/statements/statement-line.ts";
import { payeeOf, selectPayees } from "#server/features/payouts/payee.ts";
import { payouts } from "#server/features/payouts/table.ts";
import type { Payable } from "./pairing-rules.ts";

/** Waiting money that was returned longer ago is not looked for. */
const returnedDays = 60;

/** What these outgoing lines may have paid, by their symbols, and returned money by its payers: the oldest first. */
export async function findPayables(ctx: Ctx, lines: readonly StatementLine[]): Promise<Payable[]> {
  if (lines.length === 0) return [];
  const symbols = [...new Set(lines.flatMap(({ variableSymbol }) => variableSymbol || []))];
  return [
    ...(await findRefunds(ctx, sql`o.variable_symbol = any(${sql.param(symbols)}::text[])`)),
    ...(await findPayouts(ctx, sql`${payouts.variableSymbol} = any(${sql.param(symbols)}::text[])`)),
    ...(await findReturned(
      ctx,
      sql`r.resolved_at > now() - make_interval(days => ${returnedDays})
        and r.amount_minor = any(${sql.param(lines.map(({ amountMinor }) => amountMinor))}::int8[])
        and r.payer_account = any(${sql.param(lines.map(payerOf))}::text[])`,
    )),
  ];
}

/** Refunds that no line has shown and no gateway pays out, of which `condition` is true of the order `o` or the refund `f`. */
export async function findRefunds(ctx: Ctx, condition: SQL): Promise<Payable[]> {
  const gateways = ctx.ports.gateways.map(({ kind }) => kind);
  const { rows } = await ctx.db.execute<Row>(sql`
    select f.id, f.order_id as "orderId", o.variable_symbol as "variableSymbol", f.amount_minor as "amountMinor",
      coalesce(f.iban, r.payer_iban, r.payer_account) as account
    from orders o join refunds f on f.order_id = o.id join receipts r on r.order_id = o.id
    where ${condition} and r.source <> all(${sql.param(["", ...gateways])}::text[])
      and not exists (select from outgoings where refund_id = f.id)
    order by f.id`);
  return rows.map((row) => payableOf("refund", row));
}

/** Payouts that no line has shown, of which `condition` is true. */
export async function findPayouts(ctx: Ctx, condition: SQL): Promise<Payable[]> {
  const rows = await selectPayees(ctx)
    .where(sql`${condition} and not exists (select from outgoings where payout_id = ${payouts.id})`)
    .orderBy(payouts.id);
  return rows.map((row) => {
    const { payout, iban } = payeeOf(ctx, row);
    const { id, orderId, variableSymbol, amountMinor, userId } = payout;
    const account = accountOf(openAccount(ctx, userId, iban) ?? "");
    return { kind: "payout", id, orderId, variableSymbol, amountMinor, account };
  });
}

/** Waiting money that somebody has said to have returned at the bank, of which `condition` is true of the receipt `r`. */
export async function findReturned(ctx: Ctx, condition: SQL): Promise<Payable[]> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select r.id, null as "orderId", coalesce(r.variable_symbol, '') as "variableSymbol",
      r.amount_minor as "amountMinor", r.payer_account as account
    from receipts r
    where ${condition} and r.source = 'transfer' and r.order_id is null and r.resolved_at is not null
      and r.currency = 'CZK' and r.fault not in ('cancelled', 'repeated', 'confirmed')
      and not exists (select from outgoings where receipt_id = r.id)
    order by r.id`);
  return rows.map((row) => payableOf("receipt", row));
}

type Row = Record<string, unknown> & {
  readonly id: string;
  readonly orderId: string | null;
  readonly variableSymbol: string;
  readonly amountMinor: string;
  readonly account: string | null;
};

function payableOf(kind: "refund" | "receipt", { id, orderId, variableSymbol, amountMinor, account }: Row): Payable {
  return {
    ...{ kind, id: Number(id), orderId: orderId === null ? null : Number(orderId), variableSymbol },
    ...{ amountMinor: Number(amountMinor), account: accountOf(account ?? "") },
  };
}

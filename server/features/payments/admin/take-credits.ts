import type { Ctx } from "#server/context.ts";
import { inArray } from "#server/db/query.ts";
import { lockOrder, receiveMoney } from "#server/features/payments/receive-money.ts";
import { findOwnOrders } from "#server/features/payments/refuse-own-money.ts";
import { payerOf, type StatementLine, sameLine } from "#server/features/payments/statements/statement-line.ts";
import { orders, receipts } from "#server/features/payments/table.ts";
import { meetByHand } from "./meet-by-hand.ts";
import { withoutReportedElsewhere } from "./reported-elsewhere.ts";
import { lineReference } from "./reported-movements.ts";

/**
 * PM9: Of a bank's statement each credit counts once, however often, in whatever encoding and in how many formats it
 * comes; equal ones in a statement are as many. Account, day, amount, payer, symbol and the bank's name make a credit;
 * one that differs from what came under its name before waits for a person, and so does one that the bank only numbers
 * where its number came in another statement, an entry of several payments that do not add up, or of money that came
 * back. Between formats day, amount, currency and symbol make it, and the payer's account where both name it; the
 * payments of one entry are its sum too, and where that waits they take its place. A transfer that was confirmed by
 * hand before its line came counts once too. A statement that cannot be read to its end is not taken in at all.
 * PM15: A statement that is taken in (GPC or camt.053) and says that the bank takes back a credit makes that wait once
 * for a person, who refunds the order that it has paid or returns what waits. It books nothing itself and pays for
 * nothing.
 *
 * Takes in the credits of a statement, each once: those whose symbol and amount agree with an order pay it, the others wait for a
 * person, and what would pay an order of the caller's own waits for a colleague (PM13). To be called under the lock of statements.
 */
export async function takeCredits(
  ctx: Ctx,
  lines: readonly StatementLine[],
): Promise<Record<"known" | "paid" | "waiting", number>> {
  const orderOf = await findOrders(ctx, lines);
  const symbolOf = (line: StatementLine) => orderOf(line)?.symbol ?? line.variableSymbol;
  const fresh = await withoutReportedElsewhere(ctx, lines, symbolOf);
  const isOther = await findOthers(ctx, fresh);
  const described = { paid: 0, unpaired: 0, known: lines.length - fresh.length };
  // By the orders' ids, as everything that locks many.
  const sorted = fresh
    .map((line) => ({ line, paysOrder: orderOf(line) }))
    .sort((a, b) => (a.paysOrder?.id ?? 0) - (b.paysOrder?.id ?? 0));
  const paid = sorted.flatMap(({ paysOrder }) => paysOrder?.id ?? []);
  // What comes by itself is nobody's decision.
  const own = ctx.actor ? await findOwnOrders(ctx, paid) : new Set<number>();
  for (const { line, paysOrder } of sorted) {
    if (line.isCancelled) described[await takeWaiting(ctx, line, "cancelled")]++;
    else if (isOther(line)) described[await takeWaiting(ctx, line, "other_movement")]++;
    else described[await takeLine(ctx, line, paysOrder, own)]++;
  }
  return { known: described.known, paid: described.paid, waiting: described.unpaired };
}

interface PaidOrder {
  readonly id: number;
  readonly symbol: string;
}

/** Takes in a line, unless what it tells was confirmed by hand before it came. */
async function takeLine(ctx: Ctx, line: StatementLine, order: PaidOrder | null, own: ReadonlySet<number>) {
  if (order) {
    await lockOrder(ctx, order.id);
    if (await meetByHand(ctx, order.id, moneyOf(line))) return "known";
    if (own.has(order.id))
      return receiveMoney(ctx, {
        ...moneyOf(line),
        ...{ variableSymbol: order.symbol, orderId: null },
        waitsFor: "own_order",
      });
  }
  return receiveMoney(ctx, {
    ...moneyOf(line),
    variableSymbol: order?.symbol ?? line.variableSymbol,
    orderId: order?.id ?? null,
  });
}

/** Takes in a line that a person looks at, whatever it says. */
function takeWaiting(ctx: Ctx, line: StatementLine, waitsFor: "other_movement" | "cancelled") {
  return receiveMoney(ctx, { ...moneyOf(line), orderId: null, waitsFor });
}

function moneyOf(line: StatementLine) {
  const { reference, statementReference, ownAccount, amountMinor, currency, variableSymbol, note } = line;
  const described = {
    reference,
    statementReference,
    ownAccount,
    amountMinor,
    currency,
    variableSymbol,
    note,
  };
  const payer = { payerAccount: payerOf(line) || null, payerIban: line.payerIban ?? null };
  return { source: "transfer", ...described, ...payer, batch: line.batch ?? null };
}

/** Which order a line pays: that of its symbol, or where it has none the only one that a number in the payer's words names. */
async function findOrders(
  ctx: Ctx,
  lines: readonly StatementLine[],
): Promise<(line: StatementLine) => PaidOrder | null> {
  const symbolsOf = ({ variableSymbol, numbers }: StatementLine) => (variableSymbol ? [variableSymbol] : numbers);
  const symbols = [...new Set(lines.flatMap(symbolsOf))];
  const found = new Map<string, PaidOrder>();
  for (let at = 0; at < symbols.length; at += mostSymbols) {
    const rows = await ctx.db
      .select({ id: orders.id, symbol: orders.variableSymbol })
      .from(orders)
      .where(inArray(orders.variableSymbol, symbols.slice(at, at + mostSymbols)));
    for (const order of rows) found.set(order.symbol, order);
  }
  return (line) => {
    const named = symbolsOf(line).flatMap((symbol) => found.get(symbol) ?? []);
    return named.length === 1 ? (named[0] ?? null) : null;
  };
}

/** A statement holds more symbols than a query takes parameters. */
const mostSymbols = 5_000;

/** Whether a line differs from all that were taken in before under the name that its bank has given it (rule PM9). */
async function findOthers(ctx: Ctx, lines: readonly StatementLine[]): Promise<(line: StatementLine) => boolean> {
  const known = new Map<string, Set<string>>();
  const names = [...new Set(lines.flatMap(({ statementReference }) => statementReference ?? []))];
  for (let at = 0; at < names.length; at += mostSymbols) {
    const rows = await ctx.db
      .select({ name: receipts.statementReference, reference: lineReference })
      .from(receipts)
      .where(inArray(receipts.statementReference, names.slice(at, at + mostSymbols)));
    for (const { name, reference } of rows)
      if (name) known.set(name, (known.get(name) ?? new Set()).add(sameLine(reference)));
  }
  return ({ statementReference, reference }) => {
    const before = statementReference ? known.get(statementReference) : undefined;
    return before !== undefined && !before.has(sameLine(reference));
  };
}

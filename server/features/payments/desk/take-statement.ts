import type { TakenStatement } from "#contract/payments/money-desk.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { inArray, sql } from "#server/db/query.ts";
import { Invalid } from "#server/errors.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { lockOrder, receiveMoney } from "#server/features/payments/receive-money.ts";
import { readStatement } from "#server/features/payments/statements/read-statement.ts";
import {
  type StatementLine,
  UnreadableStatement,
} from "#server/features/payments/statements/statement-line.ts";
import { orders } from "#server/features/payments/table.ts";
import { meetByHand } from "./meet-by-hand.ts";
import { withoutToldElsewhere } from "./told-elsewhere.ts";

/**
 * Takes in the credits of a bank's statement, all or none of them, each once however often the statement comes: those whose
 * variable symbol and amount agree with an order pay it, the others wait for a person.
 */
export async function takeStatement(ctx: Ctx, content: string): Promise<TakenStatement> {
  requireScope(ctx, "finance");
  const lines = readLines(content);
  return transaction(ctx, async (tx) => {
    // One statement after another: what one has told is not told again by the same movements in another format.
    await tx.db.execute(sql`select pg_advisory_xact_lock(hashtext('statements'))`);
    const fresh = await withoutToldElsewhere(tx, lines);
    const orderOf = await findOrders(tx, lines);
    const told = { paid: 0, unpaired: 0, known: lines.length - fresh.length };
    // By the orders' ids, as everything that locks many.
    const sorted = [...fresh].sort(
      (a, b) => (orderOf.get(a.variableSymbol) ?? 0) - (orderOf.get(b.variableSymbol) ?? 0),
    );
    for (const line of sorted) {
      told[await takeLine(tx, line, orderOf.get(line.variableSymbol) ?? null)]++;
    }
    const summary = { lines: lines.length, known: told.known, paid: told.paid, waiting: told.unpaired };
    await recordChange(tx, { subject: "money", id: "statement", from: null, to: summary });
    return summary;
  });
}

/** Takes in a line, unless what it tells was confirmed by hand before it came. */
async function takeLine(ctx: Ctx, line: StatementLine, orderId: number | null) {
  if (orderId !== null) {
    await lockOrder(ctx, orderId);
    if (await meetByHand(ctx, orderId, line)) return "known";
  }
  const { reference, amountMinor, currency, variableSymbol, note } = line;
  const money = { source: "transfer", reference, amountMinor, currency, variableSymbol, note, orderId };
  return receiveMoney(ctx, money);
}

function readLines(content: string): StatementLine[] {
  try {
    return readStatement(Buffer.from(content, "base64"));
  } catch (error) {
    if (error instanceof UnreadableStatement)
      throw new Invalid({ content: ["STATEMENT_UNREADABLE"] }, "STATEMENT_UNREADABLE", { line: error.line });
    throw error;
  }
}

async function findOrders(ctx: Ctx, lines: readonly StatementLine[]): Promise<Map<string, number>> {
  const symbols = [...new Set(lines.map(({ variableSymbol }) => variableSymbol).filter(Boolean))];
  if (symbols.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: orders.id, symbol: orders.variableSymbol })
    .from(orders)
    .where(inArray(orders.variableSymbol, symbols));
  return new Map(rows.map(({ id, symbol }) => [symbol, id]));
}

import { randomBytes } from "node:crypto";
import { daysToPay } from "#contract/payments/order-limits.ts";
import type { OrderSubject } from "#contract/payments/orders.ts";
import type { TaxClass } from "#contract/payments/tax-classes.ts";
import { dayMs } from "#contract/values/durations.ts";
import type { LocalizedText } from "#contract/values/locale.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { eq, sql } from "#server/db/query.ts";
import { bookEntries } from "./book-entries.ts";
import { accounts, earningsOf } from "./ledger-rules.ts";
import { variableSymbolOf } from "./payment-rules.ts";
import { payOrder } from "./receive-money.ts";
import { orderLines, orders } from "./table.ts";
import { readVatRates } from "./tax-setting.ts";

export interface NewOrder {
  readonly userId: number | null;
  readonly subject: { readonly type: OrderSubject; readonly id: number };
  readonly lines: readonly NewLine[];
  /**
   * For what was had already: it neither runs out nor can be given up, and is taxed at the rate of this instant, not of its payment.
   */
  readonly owedSince?: Date;
  /** Day by which it is to be paid, `YYYY-MM-DD`. */
  readonly dueOn?: string;
  /** Money of others, without tax, held until it is released or goes back: only its subject ends it. */
  readonly isEscrowed?: boolean;
  /** How long it may be paid where that is not the usual time: what it is for is kept back so long. */
  readonly minutesToPay?: number;
}

interface NewLine {
  readonly label: LocalizedText;
  /** What the money is earned by, as the ledger names it: `topping`. */
  readonly revenue: string;
  readonly quantity: number;
  /** Haléře, with tax. */
  readonly unitMinor: number;
  /** Haléře taken off the line. */
  readonly discountMinor?: number;
  /** Whose rate of the day of payment is taken, where the operator pays VAT; left out: the standard one. */
  readonly taxClass?: TaxClass;
}

/** Days in which what is owed or held may be paid: longer than any claim to it lasts. */
const daysOwed = 3_653;

/** Stores an order that awaits its payment, or is paid where it costs nothing, at the prices of now. */
export async function createOrder(ctx: Ctx, order: NewOrder): Promise<typeof orders.$inferSelect> {
  const now = ctx.clock();
  const isOwed = order.owedSince !== undefined;
  const isEscrowed = order.isEscrowed ?? false;
  const rates = isEscrowed ? null : await readVatRates(ctx, order.owedSince ?? now);
  return transaction(ctx, async (tx) => {
    const { rows } = await tx.db.execute<{ id: number }>(
      sql`select nextval(pg_get_serial_sequence('orders', 'id'))::int8 as id`,
    );
    const id = Number(rows[0]?.id);
    const lines = order.lines.map((line, position) => ({
      ...line,
      orderId: id,
      position,
      totalMinor: line.quantity * line.unitMinor - (line.discountMinor ?? 0),
      vatPercent: rates?.[line.taxClass ?? "standard"] ?? null,
    }));
    const [stored] = await tx.db
      .insert(orders)
      .overridingSystemValue()
      .values({
        id,
        hash: randomBytes(16).toString("base64url"),
        userId: order.userId,
        subjectType: order.subject.type,
        subjectId: order.subject.id,
        totalMinor: lines.reduce((sum, line) => sum + line.totalMinor, 0),
        variableSymbol: variableSymbolOf(id, now),
        isOwed,
        isEscrowed,
        dueOn: order.dueOn ?? null,
        createdAt: now,
        expiresAt: new Date(now.getTime() + msToPay(order)),
      })
      .returning();
    if (!stored) throw new Error("an insert returns its row");
    await tx.db.insert(orderLines).values(lines);
    if (isOwed) await bookBill(tx, id, lines);
    // Nobody has to pay nothing.
    if (stored.totalMinor === 0) await payOrder(tx, stored, null);
    return stored;
  });
}

function msToPay({ owedSince, isEscrowed, minutesToPay }: NewOrder): number {
  if (minutesToPay !== undefined) return minutesToPay * 60_000;
  return (owedSince || isEscrowed ? daysOwed : daysToPay) * dayMs;
}

/** What is billed is earned with its document, paid or not; the payment settles what is receivable since. */
async function bookBill(ctx: Ctx, orderId: number, lines: Parameters<typeof earningsOf>[0]): Promise<void> {
  const entries = earningsOf(lines).map(({ account, amountMinor }) => ({
    debit: accounts.receivable,
    credit: account,
    amountMinor,
  }));
  await bookEntries(ctx, entries, { reason: "bill", orderId });
}

/** The order of a subject that still awaits its payment; null where there is none. */
export async function findOpenOrder(
  ctx: Ctx,
  { type, id }: NewOrder["subject"],
): Promise<typeof orders.$inferSelect | null> {
  const [found] = await ctx.db
    .select()
    .from(orders)
    .where(sql`${eq(orders.subjectType, type)} and ${eq(orders.subjectId, id)} and status = 'awaiting_payment'`);
  return found ?? null;
}

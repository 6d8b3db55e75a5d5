import { type Ctx, transaction } from "#server/context.ts";
import { and, eq, gt, sql } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { bookEntries } from "./book-entries.ts";
import { paymentEvents } from "./events.ts";
import { accounts, earningsOf, type Share } from "./ledger-rules.ts";
import { receiptFault } from "./payment-rules.ts";
import { orderLines, orders, receipts } from "./table.ts";
import { readVatRates } from "./tax-setting.ts";

/** Money that has come: captured by a gateway, or a line of a statement. */
export interface Money {
  /** A gateway's kind, "transfer", or "cash". */
  readonly source: string;
  /** Its name there, by which it is taken in once. */
  readonly reference: string;
  /** Haléře. */
  readonly amountMinor: number;
  readonly currency: string;
  readonly orderId: number | null;
  readonly variableSymbol?: string | null;
  readonly note?: string;
  /** The bank's name of it in a statement, and the account that it came to. */
  readonly statementReference?: string | null;
  readonly ownAccount?: string | null;
  readonly payerAccount?: string | null;
  readonly payerIban?: string | null;
  /** The entry of a statement that it came in with other payments. */
  readonly batch?: string | null;
  /**
   * Why a person has to look at it, whatever it says: its bank has told another movement by its name, whoever takes it in has a side,
   * or the bank takes back what had come, which books nothing until that person refunds or returns it (rule PM15).
   */
  readonly waitsFor?: "other_movement" | "own_order" | "cancelled";
}

/**
 * Takes money in, exactly once however often it is told: books it, and where it agrees with its order the order
 * is paid and whoever sells what it buys learns of it, all in one transaction. Else it waits for a person.
 */
export async function receiveMoney(ctx: Ctx, money: Money): Promise<"paid" | "unpaired" | "known"> {
  return transaction(ctx, async (tx) => {
    const order = money.orderId === null ? null : await lockOrder(tx, money.orderId);
    const fault =
      money.waitsFor ?? receiptFault(order && { ...order, hasDiscount: await hasDiscount(tx, order.id) }, money);
    const [receipt] = await tx.db
      .insert(receipts)
      .values({ ...money, orderId: fault ? null : money.orderId, fault, receivedAt: tx.clock() })
      .onConflictDoNothing({ target: [receipts.source, receipts.reference] })
      .returning({ id: receipts.id });
    if (!receipt) return "known";
    const entry = {
      debit: accounts.escrowed(money.source, money.currency),
      credit: accounts.unpaired(money.currency),
      amountMinor: money.amountMinor,
    };
    const booked = fault === "cancelled" ? [] : [entry];
    await bookEntries(tx, booked, { reason: "receipt", receiptId: receipt.id });
    if (fault || !order) {
      await publish(tx, paymentEvents.MoneyUnpaired, { receiptId: receipt.id });
      return "unpaired";
    }
    await payOrder(tx, order, receipt.id);
    return "paid";
  });
}

async function hasDiscount(ctx: Ctx, orderId: number): Promise<boolean> {
  const isLess = and(eq(orderLines.orderId, orderId), gt(orderLines.discountMinor, 0));
  return (await ctx.db.$count(orderLines, isLess)) > 0;
}

/** What the money of an order is for: a bill's settles what was booked when it was issued, held money stays its payer's. */
function sharesOf(
  { isEscrowed, isOwed, totalMinor }: typeof orders.$inferSelect,
  lines: readonly (typeof orderLines.$inferSelect)[],
): Share[] {
  if (isEscrowed) return [{ account: accounts.escrow, amountMinor: totalMinor }];
  return isOwed ? [{ account: accounts.receivable, amountMinor: totalMinor }] : earningsOf(lines);
}

export async function lockOrder(ctx: Ctx, id: number): Promise<typeof orders.$inferSelect | null> {
  const [row] = await ctx.db.select().from(orders).where(eq(orders.id, id)).for("no key update");
  return row ?? null;
}

/** Marks a locked order as paid by a receipt that agrees with it; null: it costs nothing. */
export async function payOrder(ctx: Ctx, order: typeof orders.$inferSelect, receiptId: number | null): Promise<void> {
  // Tax becomes due with the payment (Act 235/2004, § 20a), at the rate of its day; on what was had before it is due already,
  // on money that is held for others there is none.
  if (!order.isOwed && !order.isEscrowed) {
    const rates = await readVatRates(ctx, ctx.clock());
    const atPayment = rates && sql`(${JSON.stringify(rates)}::jsonb ->> coalesce(tax_class, 'standard'))::int`;
    await ctx.db.update(orderLines).set({ vatPercent: atPayment }).where(eq(orderLines.orderId, order.id));
  }
  const lines = await ctx.db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
  await ctx.db.update(orders).set({ status: "paid", paidAt: ctx.clock() }).where(eq(orders.id, order.id));
  await bookEntries(
    ctx,
    sharesOf(order, lines).map(({ account, amountMinor }) => ({
      debit: accounts.unpaired(),
      credit: account,
      amountMinor,
    })),
    { reason: "order", orderId: order.id, receiptId },
  );
  await publish(ctx, paymentEvents.OrderPaid, {
    orderId: order.id,
    subject: { type: order.subjectType, id: order.subjectId },
  });
}

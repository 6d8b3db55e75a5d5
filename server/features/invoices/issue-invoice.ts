import { pragueDay } from "#contract/values/prague-day.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { lockOrder } from "#server/features/payments/receive-money.ts";
import { type orders, receipts } from "#server/features/payments/table.ts";
import { findIssued } from "./find-issued.ts";
import { type InvoiceContent, type PaidBy, paidBy } from "./invoice-content.ts";
import { invoiceLine, lacksTaxId, sumsOf } from "./invoice-rules.ts";
import { readOrderedLines } from "./read-ordered-lines.ts";
import { readCustomer, readSupplier } from "./read-parties.ts";
import { type InvoiceRow, storeInvoice } from "./store-invoice.ts";

type Order = typeof orders.$inferSelect;

/**
 * IN2: For a paid order one invoice is issued as its tax document; for one that costs nothing none.
 *
 * Null where it is not paid, or the document has to wait.
 */
export function issueInvoice(ctx: Ctx, orderId: number): Promise<InvoiceRow | null> {
  return transaction(ctx, async (tx) => {
    // The order before the series, as everybody who issues locks them.
    const order = await lockOrder(tx, orderId);
    // Of what costs nothing no tax document is issued, and of money that is held for others none either.
    if (!order?.paidAt || order.totalMinor === 0 || order.isEscrowed) return null;
    const earlier = await findIssued(tx, orderId, "invoice");
    if (earlier) return earlier;
    const paidOn = pragueDay(order.paidAt);
    const proforma = await findIssued(tx, orderId, "proforma");
    const content = {
      ...(await contentOf(tx, order)),
      // Whom a mended proforma has called to pay is whom the order is of.
      ...(proforma?.replacesId && { customer: proforma.content.customer }),
      taxableOn: paidOn,
      dueOn: paidOn,
      paymentMethod: await methodOf(tx, orderId),
    };
    if (waitsForTaxId(tx, content)) return null;
    return storeInvoice(tx, { kind: "invoice", orderId, userId: order.userId, content });
  });
}

/** Whether the document has to wait (rule IN8), said in the log. */
export function waitsForTaxId(ctx: Ctx, content: InvoiceContent): boolean {
  const waits = lacksTaxId(content);
  if (waits) ctx.log.error("a tax document waits: the operator's DIČ is missing in the setting contacts");
  return waits;
}

/** What every document of an order says alike, as it is now. */
export async function contentOf(ctx: Ctx, order: Order): Promise<InvoiceContent> {
  const { customer, locale } = await readCustomer(ctx, order);
  const lines = (await readOrderedLines(ctx, order.id, locale)).map(invoiceLine);
  const issuedOn = pragueDay(ctx.clock());
  return {
    locale,
    customer,
    supplier: await readSupplier(ctx),
    isVatPayer: lines.some(({ vatPercent }) => vatPercent !== null),
    issuedOn,
    taxableOn: null,
    dueOn: issuedOn,
    lines,
    sums: sumsOf(lines),
    paymentMethod: null,
    variableSymbol: order.variableSymbol,
    iban: null,
    corrects: null,
  };
}

/** How the money has come. */
async function methodOf(ctx: Ctx, orderId: number): Promise<PaidBy | null> {
  const [receipt] = await ctx.db
    .select({ source: receipts.source })
    .from(receipts)
    .where(eq(receipts.orderId, orderId));
  return paidBy.find((method) => method === receipt?.source) ?? null;
}

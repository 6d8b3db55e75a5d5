import { pragueDay } from "#contract/values/prague-day.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { and, asc, eq, isNull } from "#server/db/query.ts";
import { lockOrder } from "#server/features/payments/receive-money.ts";
import { refundReason } from "#server/features/payments/refunds/refund-reasons.ts";
import type { LineBack } from "#server/features/payments/refunds/refund-rules.ts";
import { refundLines, refunds } from "#server/features/payments/refunds/table.ts";
import { creditLines, sumsOf } from "./invoice-rules.ts";
import { contentOf, issueInvoice, waitsForTaxId } from "./issue-invoice.ts";
import { readOrderedLines } from "./read-ordered-lines.ts";
import { storeInvoice } from "./store-invoice.ts";
import { invoices } from "./table.ts";

/**
 * IN3: Each refund has one credit note, which names the document it corrects.
 * IN5: A credit note takes back from each line what the ledger takes back.
 *
 * Where the corrected document is missing yet, because its event waits, it comes first. Returns whether any was
 * issued.
 */
export async function issueCreditNotes(ctx: Ctx, orderId: number): Promise<boolean> {
  return transaction(ctx, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const corrected = await issueInvoice(tx, orderId);
    if (!order || !corrected) return false;
    const { locale, customer, paymentMethod, issuedOn } = corrected.content;
    const common = { ...(await contentOf(tx, order)), locale, customer, paymentMethod };
    if (waitsForTaxId(tx, common)) return false;
    const corrects = { number: corrected.number, uuid: corrected.uuid, issuedOn };
    const lines = await readOrderedLines(tx, orderId, locale);
    const missing = await listRefundsWithout(tx, orderId);
    for (const refund of missing) {
      const back = creditLines(lines, await readBack(tx, refund.id));
      const day = pragueDay(refund.createdAt);
      const reason = refundReason(refund.reason, locale);
      const about = { corrects: { ...corrects, reason }, taxableOn: day, dueOn: day };
      const content = { ...common, ...about, lines: back, sums: sumsOf(back) };
      const { userId } = order;
      await storeInvoice(tx, { kind: "credit_note", orderId, refundId: refund.id, userId, content });
    }
    return missing.length > 0;
  });
}

/** Refunds that have no credit note yet, in the order in which the ledger took them back. */
async function listRefundsWithout(ctx: Ctx, orderId: number) {
  const rows = await ctx.db
    .select({ refund: refunds })
    .from(refunds)
    .leftJoin(invoices, eq(invoices.refundId, refunds.id))
    .where(and(eq(refunds.orderId, orderId), isNull(invoices.id)))
    .orderBy(asc(refunds.id));
  return rows.map(({ refund }) => refund);
}

/** What a refund has taken back from which lines. */
function readBack(ctx: Ctx, refundId: number): Promise<LineBack[]> {
  const { position, totalMinor, vatMinor } = refundLines;
  return ctx.db
    .select({ position, totalMinor, vatMinor })
    .from(refundLines)
    .where(eq(refundLines.refundId, refundId))
    .orderBy(asc(position));
}

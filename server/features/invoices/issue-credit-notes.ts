import { pragueDay } from "#contract/values/prague-day.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { asc, eq } from "#server/db/query.ts";
import { lockOrder } from "#server/features/payments/receive-money.ts";
import { refundReason } from "#server/features/payments/refund-reasons.ts";
import { refunds } from "#server/features/payments/table.ts";
import { creditLines, sumsOf } from "./invoice-rules.ts";
import { contentOf, issueInvoice, waitsForTaxId } from "./issue-invoice.ts";
import { readOrderedLines } from "./read-ordered-lines.ts";
import { storeInvoice } from "./store-invoice.ts";
import { invoices } from "./table.ts";

/**
 * Issues a credit note for each refund of an order that has none (RULES.md IN3), to who the corrected document names. Where that is
 * missing yet, because its event waits, it comes first. Returns whether any was issued.
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
    let alreadyMinor = 0;
    let issued = false;
    for (const { refund, creditNoteId } of await listRefunds(tx, orderId)) {
      if (creditNoteId === null) {
        const back = creditLines(lines, alreadyMinor, refund.amountMinor);
        const day = pragueDay(refund.createdAt);
        const reason = refundReason(refund.reason, locale);
        const about = { corrects: { ...corrects, reason }, taxableOn: day, dueOn: day };
        const content = { ...common, ...about, lines: back, sums: sumsOf(back) };
        const { userId } = order;
        issued = true;
        await storeInvoice(tx, { kind: "credit_note", orderId, refundId: refund.id, userId, content });
      }
      alreadyMinor += refund.amountMinor;
    }
    return issued;
  });
}

/** In the order in which the ledger took them back. */
function listRefunds(ctx: Ctx, orderId: number) {
  return ctx.db
    .select({ refund: refunds, creditNoteId: invoices.id })
    .from(refunds)
    .leftJoin(invoices, eq(invoices.refundId, refunds.id))
    .where(eq(refunds.orderId, orderId))
    .orderBy(asc(refunds.id));
}

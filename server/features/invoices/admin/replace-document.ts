import type { z } from "zod";
import type { issuedDocuments, MendFault } from "#contract/invoices/issued-documents.ts";
import { pragueDay } from "#contract/values/prague-day.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict, Forbidden, Invalid, NotFound } from "#server/errors.ts";
import { requireReauthentication } from "#server/features/accounts/reauthentication/require-reauthentication.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { mendLines } from "#server/features/payments/mend-lines.ts";
import { lockOrder } from "#server/features/payments/receive-money.ts";
import { refuseOwnMoney } from "#server/features/payments/refuse-own-money.ts";
import type { MessageKey } from "#server/messages/message-key.ts";
import type { InvoiceContent } from "../invoice-content.ts";
import { sumsOf } from "../invoice-rules.ts";
import { issueCreditNotes } from "../issue-credit-notes.ts";
import { waitsForTaxId } from "../issue-invoice.ts";
import { readSupplier } from "../read-parties.ts";
import { storeInvoice } from "../store-invoice.ts";
import { invoices } from "../table.ts";
import { isOwnParty, readCustomerParty } from "./customer-party.ts";
import { readMending } from "./read-mending.ts";
import { cancelled, lineAnew } from "./replacement-rules.ts";

type Mended = z.output<typeof issuedDocuments.replace.body>;

/**
 * IN12: A wrong document is issued anew with other words, another customer or another rate, and cancelled by a corrective one, in one deed with a
 * reason; both name each other and the day of the supply, and what the order costs and has paid stays.
 *
 * What went back before is left out of both. A proforma is no tax document: it is replaced alone. Returns the new document's id.
 */
export async function replaceDocument(ctx: Ctx, id: number, mended: Mended): Promise<number> {
  const { userId } = requireScope(ctx, "finance");
  const customer = readCustomerParty(mended.customer);
  await requireReauthentication(ctx);
  const [asked] = await ctx.db.select({ orderId: invoices.orderId }).from(invoices).where(eq(invoices.id, id));
  if (!asked) throw new NotFound();
  return transaction(ctx, async (tx) => {
    const { orderId } = asked;
    const order = await lockOrder(tx, orderId);
    if (!order) throw new NotFound();
    await refuseOwnMoney(tx, orderId);
    // What refunds have taken back from the wrong document is its own: their credit notes come first.
    await issueCreditNotes(tx, orderId);
    const { wrong, fault, lines: left, rates } = await readMending(tx, id, order);
    if (fault) throw new Conflict(refusals[fault]);
    if (await isOwnParty(tx, wrong.content.customer, customer)) throw new Forbidden("OWN_MONEY");
    if (mended.lines.map(({ position }) => position).join() !== left.map(({ position }) => position).join())
      throw new Conflict("CHANGED_ELSEWHERE");
    const lines = left.map((line, index) => ({ line, ...(mended.lines[index] ?? line) }));
    for (const [index, { line, vatPercent }] of lines.entries())
      if (vatPercent !== line.vatPercent && !rates.includes(vatPercent ?? -1))
        throw new Invalid({ [`lines.${index}.vatPercent`]: ["field.rate"] });

    const { locale } = wrong.content;
    const { reason } = mended;
    const anew = lines.map(({ line, label, vatPercent }) => lineAnew(line, label, vatPercent));
    const issuedOn = pragueDay(tx.clock());
    const content: InvoiceContent = {
      ...wrong.content,
      ...{ supplier: await readSupplier(tx), customer, issuedOn, lines: anew, sums: sumsOf(anew) },
      replaces: { ...referenceTo(wrong), reason },
    };
    if (waitsForTaxId(tx, content)) throw new Conflict("OWN_TAX_ID_MISSING");
    const about = { orderId, userId: wrong.userId, byId: userId };
    const issued = await storeInvoice(tx, { ...about, kind: wrong.kind, replacesId: id, content });
    if (wrong.kind !== "proforma") {
      const back = left.map((line) => cancelled(lineAnew(line, line.label, line.vatPercent)));
      const { replaces, ...same } = content;
      const corrective: InvoiceContent = {
        ...same,
        ...{ customer: wrong.content.customer, dueOn: issuedOn, iban: null, lines: back, sums: sumsOf(back) },
        corrects: { ...referenceTo(wrong), reason, replacedBy: issued.number },
      };
      await storeInvoice(tx, { ...about, kind: "credit_note", cancelsId: id, content: corrective });
    }
    await mendLines(tx, { orderId, locale, lines });
    await recordChange(tx, {
      ...{ subject: "invoice", id: wrong.number, reason },
      ...{ from: null, to: { replacedBy: issued.number } },
    });
    return issued.id;
  });
}

const referenceTo = ({ number, uuid, content }: typeof invoices.$inferSelect) => ({
  ...{ number, uuid, issuedOn: content.issuedOn },
});

const refusals = {
  ...{ final: "DOCUMENT_FINAL", replaced: "DOCUMENT_REPLACED", paid_back: "DOCUMENT_PAID_BACK" },
  order_closed: "ORDER_CLOSED",
} as const satisfies Record<MendFault, MessageKey>;

import { randomUUID } from "node:crypto";
import { mostSendsADay } from "#contract/invoices/issued-documents.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { Conflict, NotFound } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { takeOfDay } from "#server/features/accounts/day-counter.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { invoiceEvents } from "../events.ts";
import { readAddressee } from "../read-addressee.ts";

/** IN13: Somebody of the site mails a document again to whom it was issued, {mostSendsADay} times a day at most. */
export async function sendDocument(ctx: Ctx, invoiceId: number): Promise<void> {
  requireScope(ctx, "finance");
  await transaction(ctx, async (tx) => {
    const found = await readAddressee(tx, invoiceId);
    if (!found) throw new NotFound();
    if (!found.to) throw new Conflict("DOCUMENT_NO_ADDRESS");
    if (!(await takeOfDay(tx, `document-${invoiceId}`, mostSendsADay))) throw new Conflict("DOCUMENT_SENT_OFTEN");
    await publish(tx, invoiceEvents.InvoiceSentAgain, { invoiceId, sending: randomUUID() });
    await recordChange(tx, {
      subject: "invoice",
      id: found.invoice.number,
      from: null,
      to: { sentTo: found.to.email },
    });
  });
}

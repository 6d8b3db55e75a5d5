import { randomUUID } from "node:crypto";
import type { InvoiceKind } from "#contract/invoices/invoices.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { invoiceEvents } from "./events.ts";
import type { InvoiceContent } from "./invoice-content.ts";
import { invoiceNumber } from "./invoice-rules.ts";
import { invoiceSeries, invoices } from "./table.ts";

export type InvoiceRow = typeof invoices.$inferSelect;

interface NewInvoice {
  readonly kind: InvoiceKind;
  readonly orderId: number;
  readonly refundId?: number;
  readonly cancelsId?: number;
  readonly replacesId?: number;
  readonly byId?: number;
  readonly idempotencyKey?: string;
  readonly userId: number | null;
  readonly content: InvoiceContent;
}

/** Stores a document under the next number of its series, in the caller's transaction where one is open. */
export function storeInvoice(ctx: Ctx, { content, ...invoice }: NewInvoice): Promise<InvoiceRow> {
  return transaction(ctx, async (tx) => {
    const year = Number(content.issuedOn.slice(0, 4));
    const sequence = await takeSequence(tx, invoice.kind, year);
    const [stored] = await tx.db
      .insert(invoices)
      .values({
        ...invoice,
        year,
        sequence,
        number: invoiceNumber(invoice.kind, year, sequence),
        uuid: randomUUID(),
        totalMinor: content.lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0),
        issuedAt: tx.clock(),
        content,
      })
      .returning();
    if (!stored) throw new Error("an insert returns its row");
    await publish(tx, invoiceEvents.InvoiceIssued, { invoiceId: stored.id });
    return stored;
  });
}

/** Locks the row of the series until the commit, as `for update` does, and makes it where the year has just begun. */
async function takeSequence(ctx: Ctx, kind: InvoiceKind, year: number): Promise<number> {
  const [series] = await ctx.db
    .insert(invoiceSeries)
    .values({ kind, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceSeries.kind, invoiceSeries.year],
      set: { last: sql`${invoiceSeries.last} + 1` },
    })
    .returning({ last: invoiceSeries.last });
  if (!series) throw new Error("an upsert returns its row");
  return series.last;
}

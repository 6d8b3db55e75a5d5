import { type InvoiceForm, invoiceForms } from "#contract/invoices/invoices.ts";
import { type Ctx, requireScope, requireUser } from "#server/context.ts";
import { and, eq } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { recordReading } from "#server/features/audit/record-reading.ts";

import { isdocOf } from "./isdoc/isdoc-of.ts";
import { readGuestInvoices } from "./list-guest-invoices.ts";
import { printInvoice } from "./pdf/print-invoice.ts";
import type { InvoiceRow } from "./store-invoice.ts";
import { invoices } from "./table.ts";

/** A document as a file. */
interface InvoiceFile {
  readonly name: string;
  /** Media type. */
  readonly type: string;
  readonly data: Buffer;
}

/** The caller's own document as a file; another's is as good as none. */
export async function getOwnInvoiceFile(ctx: Ctx, id: number, form: InvoiceForm): Promise<InvoiceFile> {
  const { userId } = requireUser(ctx);
  const [row] = await ctx.db
    .select()
    .from(invoices)
    .where(and(eq(invoices.id, id), eq(invoices.userId, userId)));
  if (!row) throw new NotFound();
  return invoiceFile(row, form);
}

/** A document of a guest's order, for whoever has the order's address; another order's is as good as none. */
export async function getGuestInvoiceFile(
  ctx: Ctx,
  { order, id, form }: { order: { id: number; hash: string }; id: number; form: InvoiceForm },
): Promise<InvoiceFile> {
  const rows = await readGuestInvoices(ctx, order);
  const row = rows.find((each) => each.id === id);
  if (!row) throw new NotFound();
  return invoiceFile(row, form);
}

/** Any document as a file, noted by its number as what it shows of people is. For those who keep the site's money. */
export async function getInvoiceFileAsFinance(ctx: Ctx, id: number, form: InvoiceForm): Promise<InvoiceFile> {
  requireScope(ctx, "finance");
  const [row] = await ctx.db.select().from(invoices).where(eq(invoices.id, id));
  if (!row) throw new NotFound();
  await recordReading(ctx, { what: "issued_document", id: row.number });
  return invoiceFile(row, form);
}

/** Every form of an issued document, as a mail has them attached, and of the one that cancels what it replaces. */
export async function listInvoiceFiles(ctx: Ctx, id: number): Promise<InvoiceFile[]> {
  const [row] = await ctx.db.select().from(invoices).where(eq(invoices.id, id));
  if (!row) return [];
  const cancelling = row.replacesId
    ? await ctx.db.select().from(invoices).where(eq(invoices.cancelsId, row.replacesId))
    : [];
  return Promise.all([row, ...cancelling].flatMap((each) => invoiceForms.map((form) => invoiceFile(each, form))));
}

/** The same row gives the same bytes, whenever it is asked for (decisions/0058). */
async function invoiceFile(row: InvoiceRow, form: InvoiceForm): Promise<InvoiceFile> {
  const name = invoiceFileName(row.number, form);
  return form === "pdf"
    ? { name, type: "application/pdf", data: await printInvoice(row) }
    : { name, type: "application/x-isdoc", data: Buffer.from(isdocOf(row)) };
}

export function invoiceFileName(number: string, form: InvoiceForm): string {
  return `${number}.${form}`;
}

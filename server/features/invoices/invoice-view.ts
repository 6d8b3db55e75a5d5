import type { ListedInvoice } from "#contract/invoices/invoices.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import type { InvoiceRow } from "./store-invoice.ts";

/** A document as lists show it. */
export function invoiceView(row: InvoiceRow): ListedInvoice {
  const { id, kind, number, orderId } = row;
  return {
    ...{ id, kind, number, orderId },
    isTaxDocument: kind !== "proforma" && row.content.isVatPayer,
    issuedAt: row.issuedAt.toISOString(),
    total: toCzk(row.totalMinor),
  };
}

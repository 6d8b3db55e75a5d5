import type { ListedInvoice } from "#contract/payments/invoices.ts";
import { toCzk } from "#contract/values/money.ts";
import type { InvoiceRow } from "./store-invoice.ts";

/** A document as lists show it. */
export function invoiceView({ id, kind, number, orderId, issuedAt, totalMinor }: InvoiceRow): ListedInvoice {
  return { id, kind, number, orderId, issuedAt: issuedAt.toISOString(), total: toCzk(totalMinor) };
}

import type { DocumentKind, DocumentState } from "#contract/invoices/invoice-admin.ts";
import type { OrderStatus } from "#contract/payments/orders.ts";

interface Known {
  readonly kind: DocumentKind;
  readonly orderStatus: OrderStatus;
  /** Day in Prague by which it is to be paid. */
  readonly dueOn: string;
  /** Whether the money of a credit note has left the site. */
  readonly isSent: boolean;
  /** Whether another document was issued in its place, or it cancels such a one. */
  readonly isCorrected: boolean;
}

/** What has become of the money of a document (rule IN10). `today`: in Prague. */
export function documentState({ kind, orderStatus, dueOn, isSent, isCorrected }: Known, today: string): DocumentState {
  if (isCorrected) return "corrected";
  if (kind === "credit_note") return isSent ? "returned" : "to_return";
  if (orderStatus === "awaiting_payment") return dueOn < today ? "overdue" : "awaiting";
  if (orderStatus === "cancelled" || orderStatus === "expired") return "lapsed";
  // A proforma has asked for the money, which came; what went back later is corrected by another document.
  return kind === "proforma" ? "paid" : orderStatus;
}

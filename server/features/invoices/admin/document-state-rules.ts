import type { DocumentKind, DocumentState } from "#contract/invoices/invoice-admin.ts";
import type { OrderStatus } from "#contract/payments/orders.ts";

interface Known {
  readonly kind: DocumentKind;
  readonly orderStatus: OrderStatus;
  /** Day in Prague by which it is to be paid. */
  readonly dueOn: string;
  /** Whether the money of a credit note has left the site. */
  readonly isSent: boolean;
}

/**
 * IN10: Those who keep the money see every issued document, the newest first, by kind, by state, by the day of its issue or of its taxable
 * supply (in Prague), and by words of its number, symbol and party; each says what has become of its money, and a collective invoice what
 * it gathers.
 *
 * `today`: in Prague.
 */
export function documentState({ kind, orderStatus, dueOn, isSent }: Known, today: string): DocumentState {
  if (kind === "credit_note") return isSent ? "returned" : "to_return";
  if (orderStatus === "awaiting_payment") return dueOn < today ? "overdue" : "awaiting";
  if (orderStatus === "cancelled" || orderStatus === "expired") return "lapsed";
  // A proforma has asked for the money, which came; what went back later is corrected by another document.
  return kind === "proforma" ? "paid" : orderStatus;
}

import type { InvoiceKind } from "#contract/invoices/invoices.ts";
import type { MendFault } from "#contract/invoices/issued-documents.ts";
import type { OrderStatus } from "#contract/payments/orders.ts";
import { vatLeft } from "#server/features/payments/vat-rules.ts";
import type { InvoiceLine } from "../invoice-content.ts";
import { invoiceLine } from "../invoice-rules.ts";

/** A line of an order, with what of it went back already. Haléře with tax. */
export interface LineLeft {
  readonly position: number;
  readonly label: string;
  readonly quantity: number;
  readonly unitMinor: number;
  readonly totalMinor: number;
  readonly backMinor: number;
  readonly vatPercent: number | null;
}

interface Known {
  readonly kind: InvoiceKind;
  readonly isReplaced: boolean;
  readonly orderStatus: OrderStatus;
  readonly leftMinor: number;
}

/**
 * Why a document cannot be issued anew (rule IN12): a corrective one is final, of what went back whole nothing is left to correct, and a
 * proforma matters until it is paid.
 */
export function mendFault({ kind, isReplaced, orderStatus, leftMinor }: Known): MendFault | null {
  if (kind === "credit_note") return "final";
  if (isReplaced) return "replaced";
  if (leftMinor <= 0) return "paid_back";
  return kind === "proforma" && orderStatus !== "awaiting_payment" ? "order_closed" : null;
}

/** What is left of a line as the new document has it, with the same sum at whatever rate. */
export function lineAnew(line: LineLeft, label: string, vatPercent: number | null): InvoiceLine {
  const { totalMinor, backMinor } = line;
  if (backMinor === 0) return invoiceLine({ ...line, label, vatPercent });
  const [leftMinor, vatMinor] = [totalMinor - backMinor, vatLeft(line, vatPercent)];
  const unit = { unitMinor: leftMinor, unitBaseMinor: leftMinor - vatMinor };
  return { label, quantity: 1, ...unit, baseMinor: leftMinor - vatMinor, vatMinor, totalMinor: leftMinor, vatPercent };
}

/** The same line taken back. */
export function cancelled(line: InvoiceLine): InvoiceLine {
  const less = (minor: number) => (minor === 0 ? 0 : -minor);
  return {
    ...line,
    unitBaseMinor: less(line.unitBaseMinor),
    unitMinor: less(line.unitMinor),
    baseMinor: less(line.baseMinor),
    vatMinor: less(line.vatMinor),
    totalMinor: less(line.totalMinor),
  };
}

import type { InvoiceKind } from "#contract/invoices/invoices.ts";
import type { LineBack } from "#server/features/payments/refunds/refund-rules.ts";
import { vatWithin } from "#server/features/payments/vat-rules.ts";
import type { InvoiceContent, InvoiceLine, RateSum } from "./invoice-content.ts";

const prefixes: Record<InvoiceKind, string> = { invoice: "FV", credit_note: "OD", proforma: "ZF" };

/** The number of a document in its series (rule IN1): kind, year and six digits. */
export function invoiceNumber(kind: InvoiceKind, year: number, sequence: number): string {
  return `${prefixes[kind]}${year}${String(sequence).padStart(6, "0")}`;
}

/** A line of an order; amounts in haléře, with tax. */
export interface OrderedLine {
  readonly label: string;
  readonly quantity: number;
  readonly unitMinor: number;
  readonly totalMinor: number;
  readonly vatPercent: number | null;
}

/** IN4: On an invoice base and tax of a line add up to its total, and so do the sums by rate. */
export function invoiceLine({ label, quantity, unitMinor, totalMinor, vatPercent }: OrderedLine): InvoiceLine {
  const vatMinor = vatPercent === null ? 0 : vatWithin(totalMinor, vatPercent);
  const baseMinor = totalMinor - vatMinor;
  const unitBaseMinor = Math.round(baseMinor / quantity);
  return { label, quantity, unitBaseMinor, unitMinor, baseMinor, vatMinor, totalMinor, vatPercent };
}

/** What goes back from each line (rule IN5). */
export function creditLines(lines: readonly OrderedLine[], back: readonly LineBack[]): InvoiceLine[] {
  return back.map(({ position, totalMinor, vatMinor }) => {
    const line = lines[position];
    if (!line) throw new Error("money goes back from lines of the order");
    const netMinor = totalMinor - vatMinor;
    return {
      label: line.label,
      quantity: 1,
      unitBaseMinor: -netMinor,
      unitMinor: -totalMinor,
      baseMinor: -netMinor,
      vatMinor: vatMinor === 0 ? 0 : -vatMinor,
      totalMinor: -totalMinor,
      vatPercent: line.vatPercent,
    };
  });
}

/** Why a document has to wait (rule IN8). Without it a document is none (Act 235/2004, § 29). */
export function lacksTaxId({ isVatPayer, supplier }: Pick<InvoiceContent, "isVatPayer" | "supplier">): boolean {
  return isVatPayer && supplier.taxId.trim() === "";
}

/** The lines of each rate together, the highest rate first. */
export function sumsOf(lines: readonly InvoiceLine[]): RateSum[] {
  const percents = [...new Set(lines.map(({ vatPercent }) => vatPercent))];
  return percents
    .sort((a, b) => (b ?? -1) - (a ?? -1))
    .map((vatPercent) => {
      const ofRate = lines.filter((line) => line.vatPercent === vatPercent);
      const sum = (of: (line: InvoiceLine) => number) => ofRate.reduce((total, line) => total + of(line), 0);
      return {
        vatPercent,
        baseMinor: sum((line) => line.baseMinor),
        vatMinor: sum((line) => line.vatMinor),
        totalMinor: sum((line) => line.totalMinor),
      };
    });
}

/**
 * What a document says of money: a bill and one by hand were not paid when they were issued, a cancellation gives nothing back.
 */
export type InvoiceWording = InvoiceKind | "bill" | "by_hand" | "cancellation";

export function wordingOf(
  kind: InvoiceKind,
  { paymentMethod, isByHand, corrects }: Pick<InvoiceContent, "paymentMethod" | "isByHand" | "corrects">,
): InvoiceWording {
  if (corrects?.replacedBy) return "cancellation";
  return kind === "invoice" && paymentMethod === null ? (isByHand ? "by_hand" : "bill") : kind;
}

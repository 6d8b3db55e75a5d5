import type { DocumentKind } from "#contract/invoices/invoice-admin.ts";
import type { DayRates } from "#contract/payments/tax-classes.ts";
import type { InvoiceContent, Party } from "../invoice-content.ts";

/** A document as the books take it in. */
export interface BookDocument {
  readonly number: string;
  readonly kind: DocumentKind;
  readonly content: InvoiceContent;
  readonly orderId: number;
}

/** What a file says once. Days are `YYYY-MM-DD`. */
export interface BookHead {
  readonly supplier: Party;
  readonly filter: { readonly from: string; readonly to: string };
  readonly ratesOn: (day: string) => DayRates;
  readonly today: string;
}

/** The form of an accounting program: what stands before the documents, one of them, and what ends the file. */
export interface BookForm {
  readonly head: (frame: Pick<BookHead, "supplier" | "filter" | "today">) => string;
  /** `rates`: of the day of the supply. */
  readonly document: (document: BookDocument, rates: DayRates) => string;
  readonly end: string;
}

import { paymentMethods } from "#contract/payments/orders.ts";
import type { Locale } from "#contract/values/locale.ts";

/** How money has come: what a payer chooses among, or cash that a person has confirmed. */
export const paidBy = [...paymentMethods, "cash"] as const;
export type PaidBy = (typeof paidBy)[number];

/** Who sells or pays, as a document names them. What is not known is an empty text. */
export interface Party {
  readonly name: string;
  readonly street: string;
  readonly city: string;
  readonly zip: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** IČO */
  readonly companyId: string;
  /** DIČ */
  readonly taxId: string;
  readonly email: string;
  readonly phone: string;
}

/** Amounts of a line in haléře; below zero where money went back. Base and tax add up to the total. */
export interface InvoiceLine {
  readonly label: string;
  readonly quantity: number;
  /** Of one piece, without tax and with it. */
  readonly unitBaseMinor: number;
  readonly unitMinor: number;
  readonly baseMinor: number;
  readonly vatMinor: number;
  readonly totalMinor: number;
  /** null: the operator pays no VAT. */
  readonly vatPercent: number | null;
}

/** What the lines of one rate add up to. */
export type RateSum = Pick<InvoiceLine, "vatPercent" | "baseMinor" | "vatMinor" | "totalMinor">;

/** All that stands on a document, as it was when it was issued. Days are those of Prague, `YYYY-MM-DD`. */
export interface InvoiceContent {
  readonly locale: Locale;
  readonly supplier: Party;
  readonly customer: Party;
  readonly isVatPayer: boolean;
  readonly issuedOn: string;
  /** Of the taxable supply; null on a proforma, which is no tax document. */
  readonly taxableOn: string | null;
  readonly dueOn: string;
  readonly lines: readonly InvoiceLine[];
  readonly sums: readonly RateSum[];
  /** null on a proforma and on a bill of fees: nothing has been paid when they are issued. */
  readonly paymentMethod: PaidBy | null;
  readonly variableSymbol: string;
  /** Where a proforma or a bill is paid to; null where no transfers are taken, and on all others. */
  readonly iban: string | null;
  /** The document that a credit note corrects. */
  readonly corrects: {
    readonly number: string;
    readonly uuid: string;
    readonly issuedOn: string;
    /** Why it is corrected (Act 235/2004, § 45); documents of before the law's word was kept have none. */
    readonly reason?: string;
    /** The number of the document that was issued in its place: it is cancelled, and no money goes back. */
    readonly replacedBy?: string;
  } | null;
  /** The wrong document that it was issued anew for; the others have none. */
  readonly replaces?: {
    readonly number: string;
    readonly uuid: string;
    readonly issuedOn: string;
    readonly reason: string;
  };
  /** A person has issued it, of what has no order of the site. */
  readonly isByHand?: true;
}

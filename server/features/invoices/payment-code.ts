import { spaydOf } from "#server/features/payments/spayd.ts";
import type { InvoiceContent } from "./invoice-content.ts";

/** The payment code of a document that asks for a transfer; null where none are taken, or the amount is too great for a code. */
export function paymentCodeOf(
  number: string,
  { iban, variableSymbol, dueOn }: InvoiceContent,
  amountMinor: number,
): string | null {
  if (!iban) return null;
  const due = dueOn.replaceAll("-", "");
  return spaydOf({ iban, amountMinor, variableSymbol, message: `Kabinet ${number}`, due });
}

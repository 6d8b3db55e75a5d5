import type { XMLBuilder } from "xmlbuilder2/lib/interfaces.js";
import type { InvoiceContent } from "#server/features/invoices/invoice-content.ts";
import { decimal } from "./isdoc-amounts.ts";

/** Codes of the format: cash, a card at a gateway, a transfer to an account. */
const codes = { cash: "10", card: "48", transfer: "42" };

/** How it is or was paid: an account only where somebody has to pay to it. */
export function addPayment(root: XMLBuilder, content: InvoiceContent): void {
  const { paymentMethod, lines, iban, dueOn, variableSymbol } = content;
  const means =
    paymentMethod === null || paymentMethod === "transfer" ? "transfer" : paymentMethod === "cash" ? "cash" : "card";
  const payment = root.ele("PaymentMeans").ele("Payment");
  payment.ele("PaidAmount").txt(decimal(lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0)));
  payment.ele("PaymentMeansCode").txt(codes[means]);
  if (!iban) return;
  const details = payment.ele("Details");
  details.ele("PaymentDueDate").txt(dueOn);
  const [, bank = "", account = ""] = /^CZ\d{2}(\d{4})(\d{16})$/.exec(iban) ?? [];
  details.ele("ID").txt(account);
  details.ele("BankCode").txt(bank);
  details.ele("Name");
  details.ele("IBAN").txt(iban);
  details.ele("BIC");
  details.ele("VariableSymbol").txt(variableSymbol);
}

import type { XMLBuilder } from "xmlbuilder2/lib/interfaces.js";
import type { InvoiceContent, InvoiceLine, RateSum } from "#server/features/invoices/invoice-content.ts";

/** Haléře as a decimal number of CZK. */
export const decimal = (minor: number): string => (minor / 100).toFixed(2);

/** Prices come with tax and the tax is taken from within them: `VATCalculationMethod` 1. */
const fromTheTop = "1";

export function addLines(root: XMLBuilder, { lines }: InvoiceContent): void {
  const list = root.ele("InvoiceLines");
  for (const [index, line] of lines.entries()) addLine(list.ele("InvoiceLine"), index + 1, line);
}

function addLine(parent: XMLBuilder, number: number, line: InvoiceLine): void {
  parent.ele("ID").txt(String(number));
  parent.ele("InvoicedQuantity", { unitCode: "ks" }).txt(String(line.quantity));
  parent.ele("LineExtensionAmount").txt(decimal(line.baseMinor));
  parent.ele("LineExtensionAmountTaxInclusive").txt(decimal(line.totalMinor));
  parent.ele("LineExtensionTaxAmount").txt(decimal(line.vatMinor));
  parent.ele("UnitPrice").txt(decimal(line.unitBaseMinor));
  parent.ele("UnitPriceTaxInclusive").txt(decimal(line.unitMinor));
  const category = parent.ele("ClassifiedTaxCategory");
  category.ele("Percent").txt(String(line.vatPercent ?? 0));
  category.ele("VATCalculationMethod").txt(fromTheTop);
  category.ele("VATApplicable").txt(String(line.vatPercent !== null));
  parent.ele("Item").ele("Description").txt(line.label);
}

/** The sums of each rate; nothing was claimed on an earlier tax document, so the difference is the whole. */
export function addTaxTotal(root: XMLBuilder, { sums }: InvoiceContent): void {
  const total = root.ele("TaxTotal");
  for (const sum of sums) {
    const part = total.ele("TaxSubTotal");
    addThree(part, "", sum);
    addThree(part, "AlreadyClaimed", { baseMinor: 0, vatMinor: 0, totalMinor: 0 });
    addThree(part, "Difference", sum);
    const category = part.ele("TaxCategory");
    category.ele("Percent").txt(String(sum.vatPercent ?? 0));
    category.ele("VATApplicable").txt(String(sum.vatPercent !== null));
  }
  total.ele("TaxAmount").txt(decimal(sumOf(sums, "vatMinor")));
}

function addThree(
  part: XMLBuilder,
  prefix: string,
  { baseMinor, vatMinor, totalMinor }: Omit<RateSum, "vatPercent">,
): void {
  part.ele(`${prefix}TaxableAmount`).txt(decimal(baseMinor));
  part.ele(`${prefix}TaxAmount`).txt(decimal(vatMinor));
  part.ele(`${prefix}TaxInclusiveAmount`).txt(decimal(totalMinor));
}

/** Totals of the document. What has been paid is no deposit, and yet nothing of it is due any more: the payment says so. */
export function addTotals(root: XMLBuilder, { sums }: InvoiceContent): void {
  const [base, total] = [sumOf(sums, "baseMinor"), sumOf(sums, "totalMinor")];
  const part = root.ele("LegalMonetaryTotal");
  for (const [prefix, exclusive, inclusive] of [
    ["", base, total],
    ["AlreadyClaimed", 0, 0],
    ["Difference", base, total],
  ] as const) {
    part.ele(`${prefix}TaxExclusiveAmount`).txt(decimal(exclusive));
    part.ele(`${prefix}TaxInclusiveAmount`).txt(decimal(inclusive));
  }
  part.ele("PayableRoundingAmount").txt(decimal(0));
  part.ele("PaidDepositsAmount").txt(decimal(0));
  part.ele("PayableAmount").txt(decimal(total));
}

function sumOf(sums: readonly RateSum[], of: "baseMinor" | "vatMinor" | "totalMinor"): number {
  return sums.reduce((total, sum) => total + sum[of], 0);
}

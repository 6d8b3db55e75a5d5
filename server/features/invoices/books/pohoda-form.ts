import { create, fragment } from "xmlbuilder2";
import type { XMLBuilder } from "xmlbuilder2/lib/interfaces.js";
import type { DayRates } from "#contract/payments/tax-classes.ts";
import { noLetters } from "#server/xml/no-letters.ts";
import type { InvoiceContent, InvoiceLine } from "../invoice-content.ts";
import { decimal } from "../isdoc/isdoc-amounts.ts";
import type { BookDocument, BookForm } from "./book-form.ts";
import { bookRate, sumOfRate } from "./book-rates.ts";

const names = ["data", "invoice", "type"] as const;
const prefixOf = { data: "dat", invoice: "inv", type: "typ" } as const;

/** XML of Pohoda, `dataPack` 2.0 with invoices; the accountant's own codes are left to its defaults. */
export const pohodaForm: BookForm = {
  head: ({ supplier, filter }) => {
    const pack = create({ version: "1.0", encoding: "UTF-8" }).ele("dat:dataPack", {
      ...{ version: "2.0", id: `kabinet-${filter.from}-${filter.to}`, ico: supplier.companyId },
      ...{ application: "Kabinet", note: "Doklady" },
      ...Object.fromEntries(
        names.map((name) => [`xmlns:${prefixOf[name]}`, `http://www.stormware.cz/schema/version_2/${name}.xsd`]),
      ),
    });
    return `${pack.end().replace(/\/>$/, ">")}\n`;
  },
  document: (document, rates) => `${itemOf(document, rates).replace(noLetters, "")}\n`,
  end: "</dat:dataPack>\n",
};

function itemOf({ number, kind, content, orderId }: BookDocument, rates: DayRates): string {
  const item = fragment().ele("dat:dataPackItem", { version: "2.0", id: number });
  const invoice = item.ele("inv:invoice", { version: "2.0" });
  const header = invoice.ele("inv:invoiceHeader");
  const corrective = content.isVatPayer ? "issuedCorrectiveTax" : "issuedCreditNotice";
  header.ele("inv:invoiceType").txt(kind === "credit_note" ? corrective : "issuedInvoice");
  header.ele("inv:number").ele("typ:numberRequested", { checkDuplicity: "true" }).txt(number);
  header.ele("inv:symVar").txt(content.variableSymbol);
  if (content.corrects) header.ele("inv:originalDocumentNumber").txt(content.corrects.number);
  header.ele("inv:date").txt(content.issuedOn);
  if (content.taxableOn) header.ele("inv:dateTax").txt(content.taxableOn);
  header.ele("inv:dateAccounting").txt(content.taxableOn ?? content.issuedOn);
  header.ele("inv:dateDue").txt(content.dueOn);
  const vat = content.isVatPayer ? "inland" : "nonSubsume";
  header.ele("inv:classificationVAT").ele("typ:classificationVATType").txt(vat);
  header.ele("inv:text").txt(cut(content.lines[0]?.label ?? number, 240));
  addPartner(header, content);
  header.ele("inv:numberOrder").txt(String(orderId));
  header.ele("inv:paymentType").ele("typ:paymentType").txt(paymentOf(content));
  const reason = content.corrects?.reason ?? content.replaces?.reason;
  if (reason) header.ele("inv:note").txt(reason);
  const detail = invoice.ele("inv:invoiceDetail");
  for (const line of content.lines) addLine(detail.ele("inv:invoiceItem"), line, rates);
  addSummary(invoice, content, rates);
  return item.toString();
}

function addPartner(header: XMLBuilder, { customer }: InvoiceContent): void {
  const address = header.ele("inv:partnerIdentity").ele("typ:address");
  for (const [name, value, length] of [
    ["company", customer.name, 255],
    ["city", customer.city, 45],
    ["street", customer.street, 64],
    ["zip", customer.zip, 15],
    ["ico", customer.companyId, 15],
    ["dic", customer.taxId, 18],
  ] as const)
    if (value) address.ele(`typ:${name}`).txt(cut(value, length));
  address.ele("typ:country").ele("typ:ids").txt(customer.country);
  if (customer.email) address.ele("typ:email").txt(cut(customer.email, 98));
}

function addLine(item: XMLBuilder, line: InvoiceLine, rates: DayRates): void {
  item.ele("inv:text").txt(cut(line.label, 90));
  item.ele("inv:quantity").txt(String(line.quantity));
  item.ele("inv:unit").txt("ks");
  item.ele("inv:payVAT").txt("true");
  item.ele("inv:rateVAT").txt(bookRate(line.vatPercent, rates));
  const price = item.ele("inv:homeCurrency");
  price.ele("typ:unitPrice").txt(decimal(line.unitMinor));
  price.ele("typ:price").txt(decimal(line.baseMinor));
  price.ele("typ:priceVAT").txt(decimal(line.vatMinor));
  price.ele("typ:priceSum").txt(decimal(line.totalMinor));
}

function addSummary(invoice: XMLBuilder, { sums }: InvoiceContent, rates: DayRates): void {
  const summary = invoice.ele("inv:invoiceSummary");
  summary.ele("inv:roundingDocument").txt("none");
  const price = summary.ele("inv:homeCurrency");
  price.ele("typ:priceNone").txt(decimal(sumOfRate(sums, "none", rates).totalMinor));
  for (const rate of ["low", "high"] as const) {
    const { baseMinor, vatMinor, totalMinor } = sumOfRate(sums, rate, rates);
    const name = rate === "low" ? "typ:priceLow" : "typ:priceHigh";
    price.ele(name).txt(decimal(baseMinor));
    price.ele(`${name}VAT`).txt(decimal(vatMinor));
    price.ele(`${name}Sum`).txt(decimal(totalMinor));
  }
}

function paymentOf({ paymentMethod }: InvoiceContent): string {
  if (paymentMethod === "cash") return "cash";
  return paymentMethod === null || paymentMethod === "transfer" ? "draft" : "creditcard";
}

/** The program takes no longer texts. */
const cut = (text: string, length: number) => [...text].slice(0, length).join("");

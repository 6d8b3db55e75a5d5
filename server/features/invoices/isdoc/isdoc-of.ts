import { create } from "xmlbuilder2";
import type { XMLBuilder } from "xmlbuilder2/lib/interfaces.js";
import type { InvoiceKind } from "#contract/invoices/invoices.ts";
import type { InvoiceContent } from "#server/features/invoices/invoice-content.ts";
import type { InvoiceRow } from "#server/features/invoices/store-invoice.ts";
import { noLetters } from "#server/xml/no-letters.ts";
import { addLines, addTaxTotal, addTotals } from "./isdoc-amounts.ts";
import { addParty } from "./isdoc-party.ts";
import { addPayment } from "./isdoc-payment.ts";

const documentTypes: Record<InvoiceKind, number> = { invoice: 1, credit_note: 2, proforma: 4 };

/** What the form is made of. */
type IsdocRow = Pick<InvoiceRow, "kind" | "number" | "uuid" | "orderId" | "content">;

/** A document in the form of accounting programs, ISDOC 6.0.1; the order of the elements is that of the format. */
export function isdocOf({ kind, number, uuid, orderId, content }: IsdocRow): string {
  const root = create({ version: "1.0", encoding: "UTF-8" }).ele("http://isdoc.cz/namespace/2013", "Invoice", {
    version: "6.0.1",
  });
  const add = (name: string, value: string | number | boolean) => root.ele(name).txt(String(value));
  add("DocumentType", documentTypes[kind]);
  add("ID", number);
  add("UUID", uuid.toUpperCase());
  add("IssuingSystem", "Kabinet");
  add("IssueDate", content.issuedOn);
  if (content.taxableOn) add("TaxPointDate", content.taxableOn);
  add("VATApplicable", content.isVatPayer && kind !== "proforma");
  add("ElectronicPossibilityAgreementReference", "");
  const note = noteOf(content);
  if (note) add("Note", note);
  add("LocalCurrencyCode", "CZK");
  add("CurrRate", 1);
  add("RefCurrRate", 1);
  addParty(root.ele("AccountingSupplierParty"), content.supplier);
  addParty(root.ele("AccountingCustomerParty"), content.customer);
  addReferences(root, orderId, content);
  addLines(root, content);
  addTaxTotal(root, content);
  addTotals(root, content);
  addPayment(root, content);
  return root.end({ prettyPrint: true }).replace(noLetters, "");
}

/** What the format has no element for: that no VAT is paid, and why a document is corrected. */
function noteOf({ isVatPayer, corrects, replaces }: InvoiceContent): string {
  const reason = corrects?.reason ? `Důvod opravy: ${corrects.reason}` : "";
  const instead = replaces ? `Nahrazuje doklad ${replaces.number}: ${replaces.reason}` : "";
  return [isVatPayer ? "" : "Nejsme plátci DPH.", reason, instead].filter(Boolean).join(" ");
}

/** The order that it is of, and what it corrects. */
function addReferences(root: XMLBuilder, orderId: number, { corrects }: InvoiceContent): void {
  const order = root.ele("OrderReferences").ele("OrderReference", { id: `order-${orderId}` });
  order.ele("SalesOrderID").txt(String(orderId));
  if (!corrects) return;
  const original = root.ele("OriginalDocumentReferences").ele("OriginalDocumentReference", { id: "original" });
  original.ele("ID").txt(corrects.number);
  original.ele("IssueDate").txt(corrects.issuedOn);
  original.ele("UUID").txt(corrects.uuid.toUpperCase());
}

import { create } from "xmlbuilder2";
import type { XMLBuilder } from "xmlbuilder2/lib/interfaces.js";
import type { MessageKind } from "#contract/seller-reports/seller-report-messages.ts";
import { wallTimeText } from "#contract/values/prague-time.ts";
import type { Document } from "../messages/correction-rules.ts";
import type { OperatorRecord, SellerRecord } from "../messages/sent-records.ts";
import { addIdentity } from "./dpi-identity.ts";
import { addAddress, addDocument, addFilled, dpi, stf } from "./dpi-parts.ts";

export interface Message {
  readonly year: number;
  readonly kind: MessageKind;
  readonly refId: string;
  readonly writtenAt: Date;
  /** Who runs the site, with IČO and DIČ. */
  readonly operator: { readonly record: OperatorRecord; readonly document: Document };
  readonly sellers: readonly { readonly record: SellerRecord; readonly document: Document }[];
}

/** A message in the form of the tax office: OECD DPI 1.0, as Directive (EU) 2021/514 exchanges it (rules TR5, TR8). */
export function dpiOf(message: Message): string {
  const root = create({ version: "1.0", encoding: "UTF-8" }).ele(dpi, "DPI_OECD", { version: "1.0" });
  root.att("http://www.w3.org/2000/xmlns/", "xmlns:stf", stf);
  addMessage(root.ele("MessageSpec"), message);
  const body = root.ele("DPIBody");
  addOperator(body.ele("PlatformOperator"), message);
  for (const { record, document } of message.sellers) {
    const seller = body.ele("ReportableSeller");
    addIdentity(seller.ele("Identity"), record);
    addSales(seller.ele("RelevantActivities").ele("SaleOfGoods"), record);
    addDocument(seller, document);
  }
  return root.end({ prettyPrint: true });
}

function addMessage(spec: XMLBuilder, { year, kind, refId, writtenAt, operator }: Message): void {
  spec.ele("SendingEntityIN").txt(operator.record.taxId);
  spec.ele("TransmittingCountry").txt("CZ");
  spec.ele("ReceivingCountry").txt("CZ");
  spec.ele("MessageType").txt("DPI");
  spec.ele("MessageRefId").txt(refId);
  spec.ele("MessageTypeIndic").txt(kind);
  spec.ele("ReportingPeriod").txt(`${year}-12-31`);
  spec.ele("Timestamp").txt(`${wallTimeText(writtenAt.getTime())}:00`);
}

function addOperator(root: XMLBuilder, { operator: { record, document } }: Message): void {
  root.ele("ResCountryCode").txt("CZ");
  root.ele("TIN", { issuedBy: "CZ" }).txt(record.taxId);
  root.ele("IN", { issuedBy: "CZ", INType: "BRN" }).txt(record.companyId);
  if (record.isVatPayer) root.ele("VAT").txt(record.taxId);
  addFilled(root, "Name", record.name);
  root.ele("PlatformBusinessName").txt("Kabinet");
  // OECD304: the registered office; RPONEX1: resident for tax in the member state that the report goes to.
  addAddress(root, record, "OECD304");
  root.ele("Nexus").txt("RPONEX1");
  root.ele("AssumedReporting").txt("false");
  addDocument(root, document);
}

/** What the seller was paid, without commissions, in whole crowns by quarter. */
function addSales(root: XMLBuilder, { sales, paid, fees }: SellerRecord): void {
  const crowns = (parent: XMLBuilder, name: string, amounts: readonly number[]) => {
    for (const [at, amount] of amounts.entries())
      parent.ele(`${name}Q${at + 1}`, { currCode: "CZK" }).txt(String(amount));
  };
  crowns(root.ele("Consideration"), "Cons", paid);
  const numbers = root.ele("NumberOfActivities");
  for (const [at, count] of sales.entries()) numbers.ele(`NumbQ${at + 1}`).txt(String(count));
  crowns(root.ele("Fees"), "Fees", fees);
  // The site withholds no tax.
  crowns(root.ele("Taxes"), "Tax", [0, 0, 0, 0]);
}

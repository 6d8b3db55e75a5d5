import { create } from "xmlbuilder2";
import type { XMLBuilder } from "xmlbuilder2/lib/interfaces.js";
import { wallTimeText } from "#contract/values/prague-time.ts";
import type { Party } from "#server/features/invoices/invoice-content.ts";
import type { Reported } from "../read-report.ts";
import { addIdentity } from "./dpi-identity.ts";
import { addAddress, addDocument, addFilled, dpi, stf } from "./dpi-parts.ts";

interface Report {
  readonly year: number;
  /** Who runs the house, with IČO and DIČ. */
  readonly operator: Party;
  readonly isVatPayer: boolean;
  readonly writtenAt: Date;
  /** Those who are reported. */
  readonly sellers: readonly Reported[];
}

/**
 * The report of a year in the form of the tax office: OECD DPI 1.0, as Directive (EU) 2021/514 exchanges it (RULES.md TR5). It is the
 * first information of its year; without sellers it says that there are none.
 */
export function dpiOf(report: Report): string {
  const { year, operator, sellers } = report;
  const root = create({ version: "1.0", encoding: "UTF-8" }).ele(dpi, "DPI_OECD", { version: "1.0" });
  root.att("http://www.w3.org/2000/xmlns/", "xmlns:stf", stf);
  const prefix = `CZ${year}CZ-${operator.companyId}`;
  addMessage(root.ele("MessageSpec"), report, prefix);
  const body = root.ele("DPIBody");
  addOperator(body.ele("PlatformOperator"), report, prefix);
  for (const reported of sellers) {
    const seller = body.ele("ReportableSeller");
    addIdentity(seller.ele("Identity"), reported);
    addSales(seller.ele("RelevantActivities").ele("SaleOfGoods"), reported);
    addDocument(seller, `${prefix}-seller-${reported.found.id}`);
  }
  return root.end({ prettyPrint: true });
}

function addMessage(spec: XMLBuilder, { year, operator, writtenAt, sellers }: Report, prefix: string): void {
  const at = `${wallTimeText(writtenAt.getTime())}:00`;
  spec.ele("SendingEntityIN").txt(operator.taxId);
  spec.ele("TransmittingCountry").txt("CZ");
  spec.ele("ReceivingCountry").txt("CZ");
  spec.ele("MessageType").txt("DPI");
  spec.ele("MessageRefId").txt(`${prefix}-${writtenAt.getTime()}`);
  spec.ele("MessageTypeIndic").txt(sellers.length > 0 ? "DPI401" : "DPI403");
  spec.ele("ReportingPeriod").txt(`${year}-12-31`);
  spec.ele("Timestamp").txt(at);
}

function addOperator(root: XMLBuilder, { operator, isVatPayer }: Report, prefix: string): void {
  root.ele("ResCountryCode").txt("CZ");
  root.ele("TIN", { issuedBy: "CZ" }).txt(operator.taxId);
  root.ele("IN", { issuedBy: "CZ", INType: "BRN" }).txt(operator.companyId);
  if (isVatPayer) root.ele("VAT").txt(operator.taxId);
  addFilled(root, "Name", operator.name);
  root.ele("PlatformBusinessName").txt("Kabinet");
  // OECD304: the registered office; RPONEX1: resident for tax in the member state that the report goes to.
  addAddress(root, operator, "OECD304");
  root.ele("Nexus").txt("RPONEX1");
  root.ele("AssumedReporting").txt("false");
  addDocument(root, `${prefix}-operator`);
}

/** What the seller was paid, without commissions, in whole crowns by quarter. */
function addSales(root: XMLBuilder, { found: { quarters } }: Reported): void {
  const crowns = (parent: XMLBuilder, name: string, minors: readonly number[]) => {
    for (const [at, minor] of minors.entries())
      parent.ele(`${name}Q${at + 1}`, { currCode: "CZK" }).txt(String(Math.round(minor / 100)));
  };
  crowns(
    root.ele("Consideration"),
    "Cons",
    quarters.map(({ paidMinor }) => paidMinor),
  );
  const numbers = root.ele("NumberOfActivities");
  for (const [at, { sales }] of quarters.entries()) numbers.ele(`NumbQ${at + 1}`).txt(String(sales));
  crowns(
    root.ele("Fees"),
    "Fees",
    quarters.map(({ feesMinor }) => feesMinor),
  );
  // The house withholds no tax.
  crowns(
    root.ele("Taxes"),
    "Tax",
    quarters.map(() => 0),
  );
}

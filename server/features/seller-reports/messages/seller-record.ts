import { createHash } from "node:crypto";
import type { Party } from "#server/features/invoices/invoice-content.ts";
import type { Reported } from "../read-report.ts";
import type { OperatorRecord, SellerRecord } from "./sent-records.ts";

export function recordOf({ found, seller }: Reported): SellerRecord {
  const { isCompany, country, companyId, taxNumber, taxCountry, vatId } = seller;
  const { company, firstName, lastName, street, city, zip, birthDate, birthPlace, birthCountry } = found;
  const crowns = (of: "paidMinor" | "feesMinor") => found.quarters.map((each) => Math.round(each[of] / 100));
  return {
    ...{ isCompany, street, city, zip, country, companyId, taxNumber, taxCountry, vatId },
    ...(isCompany ? { company, firstName: "", lastName: "" } : { company: "", firstName, lastName }),
    ...(isCompany
      ? { birthDate: "", birthPlace: "", birthCountry: "" }
      : { birthDate: birthDate ?? "", birthPlace, birthCountry }),
    accounts: seller.accounts,
    sales: found.quarters.map(({ sales }) => sales),
    ...{ paid: crowns("paidMinor"), fees: crowns("feesMinor") },
  };
}

export function operatorRecordOf(party: Party, isVatPayer: boolean): OperatorRecord {
  const { name, street, city, zip, country, companyId, taxId } = party;
  return { name, street, city, zip, country, companyId, taxId, isVatPayer };
}

/** SHA-256 of a record, whatever the order of its fields. */
export function hashOf(record: SellerRecord | OperatorRecord): string {
  const fields = Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash("sha256").update(JSON.stringify(fields)).digest("hex");
}

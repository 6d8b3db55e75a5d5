import { createHash } from "node:crypto";
import type { Party } from "#server/features/invoices/invoice-content.ts";
import type { Reported } from "../read-report.ts";

/** By quarter. */
type Four = readonly number[];

/**
 * What a report says of a seller, as it was sent: of plain values, so that it reads the same from the database. The person's name is empty
 * for a company, and the other way round.
 */
export interface SellerRecord {
  readonly isCompany: boolean;
  readonly company: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly city: string;
  readonly zip: string;
  /** Where the seller lives or has its seat, ISO 3166-1 alpha-2, as those below. */
  readonly country: string;
  readonly companyId: string;
  readonly taxNumber: string;
  readonly taxCountry: string;
  readonly vatId: string;
  readonly birthDate: string;
  readonly birthPlace: string;
  readonly birthCountry: string;
  readonly accounts: readonly string[];
  readonly sales: Four;
  /** Whole crowns, as those below. */
  readonly paid: Four;
  readonly fees: Four;
}

/** What a report says of who runs the house. */
export interface OperatorRecord
  extends Pick<Party, "name" | "street" | "city" | "zip" | "country" | "companyId" | "taxId"> {
  readonly isVatPayer: boolean;
}

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

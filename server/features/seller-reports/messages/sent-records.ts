import type { Party } from "#server/features/invoices/invoice-content.ts";

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

/** What a report says of who runs the site. */
export interface OperatorRecord
  extends Pick<Party, "name" | "street" | "city" | "zip" | "country" | "companyId" | "taxId"> {
  readonly isVatPayer: boolean;
}

import type { SellerDecision, SellerGap } from "#contract/seller-reports/seller-reports.ts";

/**
 * Sales and euros up to which a seller of goods is left out: fewer than the first and at most the second (Directive (EU) 2021/514, annex
 * V, section I B 4).
 */
export const fewSales = 30;
export const fewEuros = 2_000;

/** Member states of the Union. */
const union = new Set("AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "));

interface Year {
  readonly sales: number;
  readonly euros: number;
  /** Where the seller lives or has its seat, ISO 3166-1 alpha-2. */
  readonly country: string;
}

/**
 * TR2: A seller with fewer than {fewSales} sales and at most {fewEuros} EUR in the year is left out, and so is one outside the Union. Euros
 * go by the rate that the site keeps when it is asked.
 */
export function decisionOf({ sales, euros, country }: Year): SellerDecision {
  if (sales < fewSales && euros <= fewEuros) return "few_sales";
  return isInUnion(country) ? "reported" : "outside_union";
}

/** Whether a country (ISO 3166-1 alpha-2) is a member state. */
export const isInUnion = (country: string): boolean => union.has(country);

interface Known {
  readonly isCompany: boolean;
  readonly name: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly street: string;
  readonly city: string;
  readonly zip: string;
  readonly companyId: string;
  readonly taxNumber: string;
  readonly birthDate: string | null;
  readonly birthPlace: string;
  readonly birthCountry: string;
  readonly accounts: readonly string[];
}

/**
 * TR3: The report says of each seller what is missing: name, address, account; of a person the date of birth, and the
 * tax number or the place of birth; of a company its numbers.
 */
export function gapsOf(known: Known): SellerGap[] {
  const { isCompany, taxNumber } = known;
  const isBornSomewhere = known.birthPlace !== "" && known.birthCountry !== "";
  const isNamed = isCompany ? known.name !== "" : known.firstName !== "" && known.lastName !== "";
  return [
    ...gap("name", !isNamed),
    ...gap("address", !known.street || !known.city || !known.zip),
    ...gap("birth_date", !isCompany && known.birthDate === null),
    ...gap("tax_number", taxNumber === "" && (isCompany || !isBornSomewhere)),
    ...gap("company_id", isCompany && known.companyId === ""),
    ...gap("account", known.accounts.length === 0),
  ];
}

const gap = (name: SellerGap, isOpen: boolean): SellerGap[] => (isOpen ? [name] : []);

/** Without these the format has no place for a seller; the others it lets be unknown. */
const needed: readonly SellerGap[] = ["name", "address", "birth_date"];

/** Whether a file for the tax office can be made of a seller. */
export const isReady = (gaps: readonly SellerGap[]): boolean => !gaps.some((each) => needed.includes(each));

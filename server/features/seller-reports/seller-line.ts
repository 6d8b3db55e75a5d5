import type { SellerDecision, SellerGap } from "#contract/seller-reports/seller-reports.ts";
import type { Locale } from "#contract/values/locale.ts";
import { toMinor } from "#contract/values/minor-units.ts";
import { formatCount } from "#contract/values/written-amounts.ts";
import { type AmountCell, amountCell, lineOf } from "#server/tables/line-rules.ts";
import type { Reported } from "./read-report.ts";
import { fewEuros, fewSales } from "./seller-report-rules.ts";

const quarters = [1, 2, 3, 4];

const columns: Record<Locale, readonly string[]> = {
  cs: [
    ...["V oznámení", "Chybí", "Uživatel", "Název", "Jméno", "Příjmení", "Ulice", "Město", "PSČ", "Země"],
    ...["Datum narození", "Místo narození", "Země narození", "IČO", "Daňové číslo", "DIČ", "Účty"],
    ...["Prodejů celkem", "Částka celkem (Kč)", "Částka celkem (EUR)", "Poplatky celkem (Kč)"],
    ...quarters.flatMap((each) => [`Prodejů Q${each}`, `Částka Q${each} (Kč)`, `Poplatky Q${each} (Kč)`]),
  ],
  en: [
    ...["In the report", "Missing", "User", "Company", "First name", "Last name", "Street", "City"],
    ...["Postcode", "Country", "Date of birth", "Place of birth", "Country of birth"],
    ...["Company number", "Tax number", "VAT number", "Accounts"],
    ...["Sales in total", "Total amount (CZK)", "Total amount (EUR)", "Total fees (CZK)"],
    ...quarters.flatMap((each) => [`Sales Q${each}`, `Amount Q${each} (CZK)`, `Fees Q${each} (CZK)`]),
  ],
};

const decisions: Record<Locale, Record<SellerDecision, string>> = {
  cs: {
    reported: "ano",
    few_sales: `ne, méně než ${fewSales} prodejů a nejvýše ${formatCount(fewEuros, "cs")} EUR`,
    outside_union: "ne, mimo Evropskou unii",
  },
  en: {
    reported: "yes",
    few_sales: `no, fewer than ${fewSales} sales and at most EUR ${formatCount(fewEuros, "en")}`,
    outside_union: "no, outside the European Union",
  },
};
const gaps: Record<Locale, Record<SellerGap, string>> = {
  cs: {
    ...{ name: "jméno", address: "adresa", birth_date: "datum narození", company_id: "IČO", account: "účet" },
    tax_number: "daňové číslo",
  },
  en: {
    ...{ name: "name", address: "address", birth_date: "date of birth", company_id: "company number" },
    ...{ account: "account", tax_number: "tax number" },
  },
};

/** The first line of the table. */
export const sellerColumns = (locale: Locale): string => lineOf(columns[locale]);

/** A seller as a line; what is not known is empty. */
export function sellerLine({ found, seller }: Reported, locale: Locale): string {
  const amount = (czk: number): AmountCell => amountCell(toMinor(czk), locale);
  const { street, city, zip, country, firstName, lastName } = found;
  return lineOf([
    decisions[locale][seller.decision],
    seller.gaps.map((each) => gaps[locale][each]).join(", "),
    ...[seller.username, found.company, firstName, lastName, street, city, zip, country],
    ...[found.birthDate ?? "", found.birthPlace, found.birthCountry],
    ...[seller.companyId, seller.taxNumber, seller.vatId, seller.accounts.join(", ")],
    ...[String(seller.sales), amount(seller.amount), amount(seller.euros), amount(seller.fees)],
    ...seller.quarters.flatMap((quarter) => [...[String(quarter.sales), amount(quarter.amount), amount(quarter.fees)]]),
  ]);
}

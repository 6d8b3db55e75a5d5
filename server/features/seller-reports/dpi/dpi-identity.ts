import type { XMLBuilder } from "xmlbuilder2/lib/interfaces.js";
import type { SellerRecord } from "../messages/sent-records.ts";
import { addAddress, addFilled, addTaxNumber, writable } from "./dpi-parts.ts";

/** Who a seller is, a company or a person, and the accounts that were paid to; the order of the elements is that of the format. */
export function addIdentity(identity: XMLBuilder, seller: SellerRecord): void {
  const kind = seller.isCompany ? "EntitySeller" : "IndividualSeller";
  const standard = identity.ele(kind).ele("Standard");
  if (seller.isCompany) addCompany(standard.ele("EntSellerID"), seller);
  else addPerson(standard.ele("IndSellerID"), seller);
  for (const account of seller.accounts)
    standard.ele("FinancialIdentifier").ele("Identifier", { AccountNumberType: "IBAN" }).txt(account);
}

function addCompany(root: XMLBuilder, seller: SellerRecord): void {
  root.ele("ResCountryCode").txt(seller.country);
  addTaxNumber(root, seller.taxNumber, seller.taxCountry);
  if (seller.companyId) root.ele("IN", { issuedBy: seller.country, INType: "BRN" }).txt(seller.companyId);
  addFilled(root, "VAT", seller.vatId);
  addFilled(root, "Name", seller.company);
  // OECD303: of a business.
  addAddress(root, seller, "OECD303");
}

function addPerson(root: XMLBuilder, seller: SellerRecord): void {
  root.ele("ResCountryCode").txt(seller.country);
  addTaxNumber(root, seller.taxNumber, seller.taxCountry);
  addFilled(root, "VAT", seller.vatId);
  const name = root.ele("Name");
  addFilled(name, "FirstName", seller.firstName);
  addFilled(name, "LastName", seller.lastName);
  // OECD302: where somebody lives.
  addAddress(root, seller, "OECD302");
  const birth = root.ele("BirthInfo");
  birth.ele("BirthDate").txt(seller.birthDate);
  if (!writable(seller.birthPlace) || !seller.birthCountry) return;
  const place = birth.ele("BirthPlace");
  addFilled(place, "City", seller.birthPlace);
  place.ele("CountryInfo").ele("CountryCode").txt(seller.birthCountry);
}

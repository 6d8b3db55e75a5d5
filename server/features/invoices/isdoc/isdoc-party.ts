import type { XMLBuilder } from "xmlbuilder2/lib/interfaces.js";
import type { Party } from "#server/features/invoices/invoice-content.ts";

/** Who sells or pays. The format wants street and building number apart, and every line of an address, be it empty. */
export function addParty(parent: XMLBuilder, party: Party): void {
  const root = parent.ele("Party");
  root.ele("PartyIdentification").ele("ID").txt(party.companyId);
  root.ele("PartyName").ele("Name").txt(party.name);
  const { street, building } = splitStreet(party.street);
  const address = root.ele("PostalAddress");
  address.ele("StreetName").txt(street);
  address.ele("BuildingNumber").txt(building);
  address.ele("CityName").txt(party.city);
  address.ele("PostalZone").txt(party.zip.replaceAll(" ", ""));
  const country = address.ele("Country");
  country.ele("IdentificationCode").txt(party.country);
  country.ele("Name").txt(new Intl.DisplayNames("cs", { type: "region" }).of(party.country) ?? "");
  if (party.taxId) {
    const scheme = root.ele("PartyTaxScheme");
    scheme.ele("CompanyID").txt(party.taxId);
    scheme.ele("TaxScheme").txt("VAT");
  }
  if (!party.email && !party.phone) return;
  const contact = root.ele("Contact");
  if (party.phone) contact.ele("Telephone").txt(party.phone);
  if (party.email) contact.ele("ElectronicMail").txt(party.email);
}

/** `Veveří 9/2` is the street Veveří with the building number 9/2; without a number all is street. */
function splitStreet(written: string): { street: string; building: string } {
  const [, street = written, building = ""] = /^(.*\S)\s+(\d\S*)$/.exec(written) ?? [];
  return { street, building };
}

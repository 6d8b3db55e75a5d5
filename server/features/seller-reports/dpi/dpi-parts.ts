import type { XMLBuilder } from "xmlbuilder2/lib/interfaces.js";
import { noLetters } from "#server/xml/no-letters.ts";
import type { Document } from "../messages/correction-rules.ts";

/** Namespaces of the format and of its common types. */
export const dpi = "urn:oecd:ties:dpi:v1";
export const stf = "urn:oecd:ties:dpistf:v1";

/** A text as the format takes it, of 200 characters at most; empty where nothing of it can be written. */
export function writable(text: string): string {
  return [...text.replace(noLetters, "").trim()].slice(0, 200).join("");
}

/** The format takes no text that is empty. */
export function addFilled(parent: XMLBuilder, name: string, text: string): void {
  const written = writable(text);
  if (written) parent.ele(name).txt(written);
}

interface Address {
  readonly street: string;
  readonly city: string;
  readonly zip: string;
  readonly country: string;
}

/** Street and number stand together, as people write them. */
export function addAddress(
  parent: XMLBuilder,
  { street, city, zip, country }: Address,
  legalAddressType: string,
): void {
  const address = parent.ele("Address", { legalAddressType });
  address.ele("CountryCode").txt(country);
  const fixed = address.ele("AddressFix");
  addFilled(fixed, "Street", street);
  addFilled(fixed, "PostCode", zip);
  addFilled(fixed, "City", city);
}

/** What becomes of a part, under a name by which a later message corrects it. */
export function addDocument(parent: XMLBuilder, { kind, ref, corrects }: Document): void {
  const spec = parent.ele("DocSpec");
  spec.ele(stf, "stf:DocTypeIndic").txt(kind);
  spec.ele(stf, "stf:DocRefId").txt(ref);
  if (corrects !== null) spec.ele(stf, "stf:CorrDocRefId").txt(corrects);
}

/** A number that a country taxes by; the format wants to be told that there is none. */
export function addTaxNumber(parent: XMLBuilder, number: string, country: string): void {
  if (number) parent.ele("TIN", { issuedBy: country }).txt(number);
  else parent.ele("TIN", { unknown: "true" }).txt("NOTIN");
}

import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { type ContactCountry, type ContactDetails, contactCountries } from "#contract/accounts/contact.ts";
import type { contactDetails } from "#server/features/accounts/table.ts";
import { bankAccountText } from "./bank-account-rules.ts";

type ContactRow = typeof contactDetails.$inferSelect;

/** Contact details as their owner fills them in; everything is empty where nothing was ever saved. */
export function contactView(row: ContactRow | undefined): ContactDetails {
  return {
    name: row?.name ?? "",
    phone: phoneText(row?.phone ?? null) ?? "",
    street: row?.street ?? "",
    city: row?.city ?? "",
    zip: row?.zip ?? "",
    country: countryOf(row?.country),
    company: row?.company ?? "",
    companyId: row?.companyId ?? "",
    taxId: row?.taxId ?? "",
    bankAccount: row?.iban ? bankAccountText(row.iban) : "",
  };
}

/** A stored number as people read it: `+420 777 123 456`. */
export function phoneText(phone: string | null): string | null {
  return phone && (parsePhoneNumberFromString(phone)?.formatInternational() ?? phone);
}

function countryOf(stored: string | undefined): ContactCountry {
  return contactCountries.find((country) => country === stored) ?? "CZ";
}

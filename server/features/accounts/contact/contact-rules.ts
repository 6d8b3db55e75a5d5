import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import type { ContactDetails } from "#contract/accounts/contact.ts";
import { missingOfAddress } from "#server/features/accounts/addresses/address-rules.ts";
import type { contactDetails } from "#server/features/accounts/table.ts";
import type { MessageKey } from "#server/messages/message-key.ts";
import { readBankAccount } from "./bank-account-rules.ts";
import { readCompanyId, readTaxId } from "./company-id-rules.ts";
import { readZip } from "./zip-rules.ts";

type Names = "firstName" | "lastName";
type ContactRow = Omit<typeof contactDetails.$inferInsert, Names | "userId" | "updatedAt">;
type WrittenDetails = Omit<ContactDetails, Names>;
export type ReadContact = { row: ContactRow } | { wrong: Record<string, MessageKey[]> };

/**
 * MO8: Of the address in contact details street, town and postcode belong together; telephone and postcode have to be
 * possible in their country.
 *
 * Contact details in the form they are stored in, or every field that cannot be right; an empty text is stored as null.
 */
export function readContact(written: WrittenDetails): ReadContact {
  const { country } = written;
  const wrong: Record<string, MessageKey[]> = {};
  const read = <T>(field: keyof WrittenDetails, key: MessageKey, how: (text: string) => T | null): T | null => {
    const text = written[field];
    if (text === "") return null;
    const value = how(text);
    if (value === null) wrong[field] = [key];
    return value;
  };
  const row = {
    phone: read("phone", "field.phone", readPhone),
    street: written.street || null,
    city: written.city || null,
    zip: read("zip", "field.zip", (text) => readZip(text, country)),
    country,
    company: written.company || null,
    companyId: read("companyId", "field.companyId", (text) => readCompanyId(text, country)),
    taxId: read("taxId", "field.taxId", (text) => readTaxId(text, country)),
    iban: read("bankAccount", "field.bankAccount", readBankAccount),
  };
  for (const field of missingOfAddress(written)) wrong[field] = ["field.required"];
  return Object.keys(wrong).length > 0 ? { wrong } : { row };
}

/** As E.164; only numbers written with their country's prefix. */
export function readPhone(written: string): string | null {
  const text = written.replace(/^00/, "+");
  const phone = text.startsWith("+") ? parsePhoneNumberFromString(text) : undefined;
  return phone?.isValid() && !phone.ext ? phone.number : null;
}

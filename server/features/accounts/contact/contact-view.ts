import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import type { ContactOfOwner } from "#contract/accounts/contact.ts";
import type { contactDetails } from "#server/features/accounts/table.ts";
import { bankAccountText } from "./bank-account-rules.ts";
import { accountInForce, accountWanted } from "./bank-change-rules.ts";

type ContactRow = typeof contactDetails.$inferSelect;

/** Contact details (`openAccounts`) as their owner fills them in; everything is empty where nothing was ever saved. */
export function contactView(row: ContactRow | undefined, verifiedPhone: string | null, now: Date): ContactOfOwner {
  const wanted = row ? accountWanted(row) : null;
  const inForce = row ? accountInForce(row, now) : null;
  return {
    firstName: row?.firstName ?? "",
    lastName: row?.lastName ?? "",
    phone: phoneText(row?.phone ?? null) ?? "",
    street: row?.street ?? "",
    city: row?.city ?? "",
    zip: row?.zip ?? "",
    country: row?.country ?? "CZ",
    company: row?.company ?? "",
    companyId: row?.companyId ?? "",
    taxId: row?.taxId ?? "",
    bankAccount: wanted === null ? "" : bankAccountText(wanted),
    verifiedPhone: phoneText(verifiedPhone),
    accountInForce:
      inForce !== null && inForce !== wanted && row?.nextIbanFrom
        ? { account: bankAccountText(inForce), until: row.nextIbanFrom.toISOString() }
        : null,
  };
}

/** First and last name as one writes them; null where neither was filled in. */
export function fullNameOf(row: Pick<ContactRow, "firstName" | "lastName"> | null | undefined): string | null {
  return [row?.firstName, row?.lastName].filter(Boolean).join(" ") || null;
}

/** A stored number as people read it: `+420 777 123 456`. */
export function phoneText(phone: string | null): string | null {
  return phone && (parsePhoneNumberFromString(phone)?.formatInternational() ?? phone);
}

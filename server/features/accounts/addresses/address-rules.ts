import type { AddressBody } from "#contract/accounts/addresses.ts";
import { readCompanyId, readTaxId } from "#server/features/accounts/contact/company-id-rules.ts";
import { readZip } from "#server/features/accounts/contact/zip-rules.ts";
import type { MessageKey } from "#server/messages/message-key.ts";
import type { addresses } from "./table.ts";

type AddressRow = Omit<typeof addresses.$inferInsert, "id" | "userId" | "isDefault" | "createdAt">;

/**
 * A21: An account keeps up to {mostAddresses} addresses in any country, one of them the default, which a deal proposes
 * first: the first one, after its deletion the oldest. With an IČO (check digit) or a DIČ goes the company's name.
 *
 * The written address in the form it is stored in, or every field that cannot be right. An empty text is stored as null.
 */
export function readAddress(written: AddressBody): { row: AddressRow } | { wrong: Record<string, MessageKey[]> } {
  const { name, street, city, country, company } = written;
  const zip = readZip(written.zip, country);
  const companyId = written.companyId === "" ? null : readCompanyId(written.companyId, country);
  const taxId = written.taxId === "" ? null : readTaxId(written.taxId, country);
  const wrong: Record<string, MessageKey[]> = {
    ...(zip === null && { zip: ["field.zip"] }),
    ...(written.companyId !== "" && companyId === null && { companyId: ["field.companyId"] }),
    ...(written.taxId !== "" && taxId === null && { taxId: ["field.taxId"] }),
    ...(company === "" && (written.companyId || written.taxId) && { company: ["field.required"] }),
  };
  if (zip === null || Object.keys(wrong).length > 0) return { wrong };
  return { row: { name, street, city, zip, country, company: company || null, companyId, taxId } };
}

/** An incomplete address is of no use (rule MO8): with one of its lines the others are needed too. */
export function missingOfAddress({ street, city, zip }: Pick<AddressBody, "street" | "city" | "zip">): string[] {
  const parts = { street, city, zip };
  const empty = Object.entries(parts).filter(([, text]) => text === "");
  return empty.length === 3 ? [] : empty.map(([field]) => field);
}

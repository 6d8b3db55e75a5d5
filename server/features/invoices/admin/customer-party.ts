import type { DocumentParty } from "#contract/invoices/issued-documents.ts";
import type { Ctx } from "#server/context.ts";
import { Invalid } from "#server/errors.ts";
import { readContact } from "#server/features/accounts/contact/contact-rules.ts";
import { isOwnMoney } from "#server/features/payments/own-money-rules.ts";
import { readColleague } from "#server/features/payments/refuse-own-money.ts";
import type { Party } from "../invoice-content.ts";

/** Whom a document that a person issues names, in the form that all have; what cannot be right is refused at its field. */
export function readCustomerParty({ name, email, ...written }: DocumentParty): Party {
  const read = readContact({ ...written, company: name, phone: "", bankAccount: "" });
  if ("wrong" in read)
    throw new Invalid(
      Object.fromEntries(Object.entries(read.wrong).map(([field, keys]) => [`customer.${field}`, keys])),
    );
  const { street, city, zip, country, companyId, taxId } = read.row;
  return {
    ...{ name, street: street ?? "", city: city ?? "", zip: zip ?? "", country: country ?? written.country },
    ...{ companyId: companyId ?? "", taxId: taxId ?? "", email, phone: "" },
  };
}

/** Whether a document names the caller by their e-mail: nobody mends or issues one of their own (rule PM13). */
export async function isOwnParty(ctx: Ctx, ...parties: readonly Party[]): Promise<boolean> {
  const colleague = await readColleague(ctx);
  return parties.some(({ email }) => email !== "" && isOwnMoney(colleague, { userIds: [], email, phone: null }));
}

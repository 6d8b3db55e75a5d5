import type { ContactDetails } from "#contract/accounts/contact.ts";
import type { Ctx } from "#server/context.ts";
import { sealedColumns } from "#server/features/accounts/contact/sealed-account.ts";
import { contactDetails } from "#server/features/accounts/table.ts";

/** Contact details that the API accepts. */
export function contactBody(overrides: Partial<ContactDetails> = {}): ContactDetails {
  return {
    firstName: "Jan",
    lastName: "Ořech",
    phone: "+420 777 123 456",
    street: "Veveří 9",
    city: "Brno",
    zip: "602 00",
    country: "CZ",
    company: "",
    companyId: "",
    taxId: "",
    bankAccount: "19-2000145399/0800",
    ...overrides,
  };
}

/** Stores a user's contact details, complete unless the overrides say otherwise. */
export async function makeContact(
  ctx: Ctx,
  userId: number,
  overrides: Partial<typeof contactDetails.$inferInsert> = {},
): Promise<void> {
  const { iban = "CZ6508000000192000145399", nextIban = null, nextIbanFrom = null, ...others } = overrides;
  await ctx.db.insert(contactDetails).values({
    userId,
    firstName: "Jan",
    lastName: "Ořech",
    phone: "+420777123456",
    street: "Veveří 9",
    city: "Brno",
    zip: "602 00",
    ...sealedColumns(ctx, userId, { iban, nextIban, nextIbanFrom }),
    ...others,
  });
}

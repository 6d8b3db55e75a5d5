import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { fullNameOf } from "#server/features/accounts/contact/contact-view.ts";
import { contactDetails, users } from "#server/features/accounts/table.ts";
import { defaultSettings } from "#server/features/settings/default-settings.ts";
import { readSetting } from "#server/features/settings/read-setting.ts";
import type { Party } from "./invoice-content.ts";

type Contacts = typeof defaultSettings.contacts;

/** The operator as the setting `contacts` names them; a house whose operator has filled in nothing yet is called Kabinet. */
export async function readSupplier(ctx: Ctx): Promise<Party> {
  const contacts = await readSetting(ctx, "contacts", (stored) => ({
    ...defaultSettings.contacts,
    ...(stored as Partial<Contacts> | undefined),
  }));
  const { company, street, city, zip, country, companyId, taxId, email, phone } = contacts;
  if (!company || !companyId) ctx.log.warn("the operator's name or IČO is missing and documents are issued");
  return { name: company || "Kabinet", street, city, zip, country, companyId, taxId, email, phone };
}

/** Who pays, by the contact details: the company where one is named, else the person, else the name of the account. */
export async function readCustomer(
  ctx: Ctx,
  userId: number | null,
): Promise<{ customer: Party; locale: Locale }> {
  const [found] =
    userId === null
      ? []
      : await ctx.db
          .select({ user: users, contact: contactDetails })
          .from(users)
          .leftJoin(contactDetails, eq(contactDetails.userId, users.id))
          .where(eq(users.id, userId));
  const { contact, user } = found ?? {};
  return {
    locale: user?.locale ?? "cs",
    customer: {
      name: contact?.company || fullNameOf(contact) || user?.username || "",
      street: contact?.street ?? "",
      city: contact?.city ?? "",
      zip: contact?.zip ?? "",
      country: contact?.country ?? "CZ",
      companyId: contact?.companyId ?? "",
      taxId: contact?.taxId ?? "",
      email: user?.email ?? "",
      phone: "",
    },
  };
}

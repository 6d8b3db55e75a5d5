import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { fullNameOf } from "#server/features/accounts/contact/contact-view.ts";
import { contactDetails, users } from "#server/features/accounts/table.ts";
import { goodsOrders } from "#server/features/goods-orders/table.ts";
import type { orders } from "#server/features/payments/table.ts";
import { defaultSettings } from "#server/features/settings/default-settings.ts";
import { readSetting } from "#server/features/settings/read-setting.ts";
import type { Party } from "./invoice-content.ts";

type Contacts = typeof defaultSettings.contacts;

/** The operator as the setting `contacts` names them; a site whose operator has filled in nothing yet is called Kabinet. */
export async function readSupplier(ctx: Ctx): Promise<Party> {
  const contacts = await readSetting(ctx, "contacts", (stored) => ({
    ...defaultSettings.contacts,
    ...(stored as Partial<Contacts> | undefined),
  }));
  const { company, street, city, zip, country, companyId, taxId, email, phone } = contacts;
  if (!company || !companyId) ctx.log.warn("the operator's name or IČO is missing and documents are issued");
  return { name: company || "Kabinet", street, city, zip, country, companyId, taxId, email, phone };
}

/** Who pays: of goods from stock whoever the buyer named, else whom the account's contact details name. */
export async function readCustomer(
  ctx: Ctx,
  { id, userId, subjectType }: typeof orders.$inferSelect,
): Promise<{ customer: Party; locale: Locale }> {
  return (subjectType === "goods" && (await readBuyer(ctx, id))) || readAccount(ctx, userId);
}

async function readBuyer(ctx: Ctx, orderId: number): Promise<{ customer: Party; locale: Locale } | null> {
  const [bought] = await ctx.db.select().from(goodsOrders).where(eq(goodsOrders.orderId, orderId));
  if (!bought) return null;
  const { name, company, ...address } = bought.invoice;
  return {
    locale: bought.locale,
    customer: { ...address, name: company || name, email: bought.email, phone: "" },
  };
}

/** The company where one is named, else the person, else the name of the account. */
async function readAccount(ctx: Ctx, userId: number | null): Promise<{ customer: Party; locale: Locale }> {
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

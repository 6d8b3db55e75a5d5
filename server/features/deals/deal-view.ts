import type { DealSide } from "#contract/deals/deal-steps.ts";
import type { DealContact, DealPayment } from "#contract/deals/deals.ts";
import { toCzk } from "#contract/values/money.ts";
import { bankAccountText } from "#server/features/accounts/contact/bank-account-rules.ts";
import { phoneText } from "#server/features/accounts/contact/contact-view.ts";
import type { contactDetails, users } from "#server/features/accounts/table.ts";
import { type DealRow, totalMinorOf } from "./deal-row.ts";
import { qrCode } from "./qr-code.ts";
import { spaydOf } from "./spayd.ts";

/** One of the two users of a deal, with contact details where they were filled in. */
export interface Party {
  readonly user: typeof users.$inferSelect;
  readonly contact: typeof contactDetails.$inferSelect | null;
}

/** The contact that one side sees of the other: the address for the seller alone, a business's data for the buyer alone. */
export function contactOf(row: DealRow, side: DealSide, { user, contact }: Party): DealContact {
  const isOver = row.status === "cancelled";
  const needsAddress = side === "seller" && row.handover !== "in_person" && !isOver;
  const isBusiness = side === "buyer" && user.trader && contact?.company;
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    name: contact?.name ?? null,
    phone: isOver ? null : phoneText(contact?.phone ?? null),
    address: needsAddress && contact ? addressLines(contact) : null,
    company:
      isBusiness && contact?.company
        ? { name: contact.company, companyId: contact.companyId, taxId: contact.taxId }
        : null,
  };
}

/** Where and how the buyer pays; null where the seller has filled in no account. */
export function paymentOf(row: DealRow, listingName: string, { contact }: Party): DealPayment | null {
  if (!contact?.iban) return null;
  const amountMinor = totalMinorOf(row);
  const spayd = spaydOf({
    iban: contact.iban,
    amountMinor,
    variableSymbol: row.variableSymbol,
    message: `Kabinet ${row.id} ${listingName}`,
  });
  return {
    account: bankAccountText(contact.iban),
    iban: contact.iban,
    variableSymbol: row.variableSymbol,
    amount: toCzk(amountMinor),
    spayd,
    qr: spayd === null ? null : qrCode(spayd),
  };
}

function addressLines({ name, company, street, city, zip, country }: NonNullable<Party["contact"]>) {
  if (!street || !city || !zip) return null;
  const lines = [name, company, street, `${zip} ${city}`, country === "CZ" ? null : country];
  return lines.filter((line) => line !== null);
}

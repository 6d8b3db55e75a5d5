import type { DealContact } from "#contract/deals/deal.ts";
import type { DealSide } from "#contract/deals/deal-steps.ts";
import type { DeliveryAddress } from "#contract/deals/delivery.ts";
import type { BankTransfer } from "#contract/payments/bank-transfer.ts";
import type { Ctx } from "#server/context.ts";
import { accountInForce } from "#server/features/accounts/contact/bank-change-rules.ts";
import { fullNameOf, phoneText } from "#server/features/accounts/contact/contact-view.ts";
import { openAccount } from "#server/features/accounts/contact/sealed-account.ts";
import type { contactDetails, users } from "#server/features/accounts/table.ts";
import { bankTransferOf } from "#server/features/payments/bank-transfer.ts";
import type { DealRow } from "./deal-row.ts";

/** One of the two users of a deal, with contact details where they were filled in. */
export interface Party {
  readonly user: typeof users.$inferSelect;
  readonly contact: typeof contactDetails.$inferSelect | null;
}

/**
 * D10: A side learns of the other what the deal needs by then: name, e-mail and payment at once, the phone from the payment on or where
 * they have to meet, the address from the payment on and as the seller alone.
 */
export function contactOf(row: DealRow, side: DealSide, { user, contact }: Party): DealContact {
  const isPaid = row.status === "paid" || row.status === "sent" || row.status === "received";
  const isReachable = isPaid || (row.status === "awaiting_payment" && row.handover === "in_person");
  const needsAddress = side === "seller" && row.handover === "post" && isPaid;
  const phone = (needsAddress && row.delivery?.phone) || phoneText(contact?.phone ?? null);
  const isBusiness = side === "buyer" && user.trader && contact?.company;
  return {
    id: user.id,
    username: user.username,
    email: user.email,
    name: fullNameOf(contact),
    phone: isReachable ? phone : null,
    address: needsAddress && row.delivery ? addressLines(row.delivery) : null,
    company:
      isBusiness && contact?.company
        ? { name: contact.company, companyId: contact.companyId, taxId: contact.taxId }
        : null,
  };
}

/**
 * Where and how the buyer pays: to the account that the deal began with (rule D13), or where there was none, to the first
 * that the seller has filled in since. Null while there is none.
 */
export function paymentOf(ctx: Ctx, row: DealRow, listingName: string, { contact }: Party): BankTransfer | null {
  const iban = openAccount(ctx, row.sellerId, row.iban ?? (contact && accountInForce(contact, ctx.clock())));
  if (!iban) return null;
  return bankTransferOf({
    iban,
    amountMinor: totalMinorOf(row),
    variableSymbol: row.variableSymbol,
    message: `Kabinet ${row.id} ${listingName}`,
  });
}

/**
 * MO5: The total that a deal shows is price and postage, where postage is known and there is any.
 *
 * The sum to be paid to the seller as far as it is known, haléře.
 */
export function totalMinorOf({ priceMinor, shippingMinor }: DealRow): number {
  return priceMinor + (shippingMinor ?? 0);
}

function addressLines({ name, street, city, zip, country }: DeliveryAddress): string[] {
  const lines = [name, street, `${zip} ${city}`, country === "CZ" ? null : country];
  return lines.filter((line) => line !== null);
}

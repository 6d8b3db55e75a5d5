import type { Delivery, DeliveryAddress } from "#contract/deals/delivery.ts";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Invalid } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { readContact } from "#server/features/accounts/contact/contact-rules.ts";
import { phoneText } from "#server/features/accounts/contact/contact-view.ts";
import type { DealRow } from "./deal-row.ts";
import { decideDelivery } from "./deal-rules.ts";
import { dealEvents, stepOf } from "./events.ts";
import { isToDo } from "./is-to-do.ts";
import { noteStep } from "./note-step.ts";
import { dropDealOrder } from "./protection/open-deal-order.ts";
import { type DeliveryOffer, readOffer } from "./read-offer.ts";
import { stepOnDeal } from "./step-on-deal.ts";
import { deals } from "./table.ts";

/**
 * D12: The buyer says where the parcel goes, and where the listing offers both, whether it is sent or handed over:
 * until it is paid, since the sum follows, the address until it is sent. Nothing is sent without an address.
 *
 * Says as the buyer how the thing is to be handed over; the sum follows. The same again changes nothing.
 */
export async function chooseDelivery(ctx: Ctx, id: number, wanted: Delivery): Promise<void> {
  const delivery = wanted.handover === "post" ? readAddress(wanted.address) : null;
  await stepOnDeal(ctx, id, async (tx, { row, side, facts, userId }) => {
    const offered = await readOffer(tx, row.listingId);
    if (!isToDo(decideDelivery(facts, side, offered.handover, wanted.handover))) return;
    const chosen = { handover: wanted.handover, delivery, shippingMinor: postageOf(row, wanted, offered) };
    if (isSame(row, chosen)) return;
    await tx.db.update(deals).set(chosen).where(eq(deals.id, id));
    // Another sum is another order; an address alone changes nothing there, nor does it once that is paid.
    if (row.status === "awaiting_payment" && (row.shippingMinor ?? 0) !== (chosen.shippingMinor ?? 0))
      await dropDealOrder(tx, row);
    await noteStep(tx, { dealId: id, kind: "delivery_chosen", byUserId: userId });
    await publish(tx, dealEvents.DealStepTaken, stepOf(row, "delivery_chosen", tx.clock()));
  });
}

/**
 * Nothing is paid for what is handed over; sent after all, it costs what the listing says, or what the seller has named, or has
 * yet to name. Going there and back changes nothing (rules D8, D14).
 */
function postageOf(row: DealRow, { handover }: Delivery, offered: DeliveryOffer): number | null {
  if (handover === "in_person") return 0;
  return row.handover === "in_person" ? (offered.shippingMinor ?? row.shippingNamedMinor) : row.shippingMinor;
}

function isSame(row: DealRow, chosen: Pick<DealRow, "handover" | "delivery">): boolean {
  const before = row.delivery && Object.entries(row.delivery).toSorted();
  const after = chosen.delivery && Object.entries(chosen.delivery).toSorted();
  return row.handover === chosen.handover && JSON.stringify(before) === JSON.stringify(after);
}

/** The address in the form of contact details: a number with its prefix, a postal code of its country. */
function readAddress(written: DeliveryAddress): DeliveryAddress {
  const nothing = { company: "", companyId: "", taxId: "", bankAccount: "" };
  const read = readContact({ ...written, ...nothing });
  if ("wrong" in read) {
    const fields = Object.entries(read.wrong).map(([field, keys]) => [`address.${field}`, keys]);
    throw new Invalid(Object.fromEntries(fields));
  }
  const { phone, zip } = read.row;
  return { ...written, phone: phoneText(phone ?? null) ?? "", zip: zip ?? written.zip };
}

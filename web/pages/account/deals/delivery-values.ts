import type { Delivery, DeliveryAddress } from "#contract/deals/delivery.ts";
import { type PhoneParts, phoneOf, phonePartsOf } from "#web/features/accounts/phone-parts.ts";

/** The form's fields, named as the API names what is wrong with them. */
export interface DeliveryValues {
  readonly address: DeliveryAddress & Pick<PhoneParts, "prefix">;
}

const nowhere: DeliveryAddress = { name: "", phone: "", street: "", city: "", zip: "", country: "CZ" };

/** The fields with the address known so far. */
export function addressValues(known: DeliveryAddress | null): DeliveryValues {
  const address = known ?? nowhere;
  const { prefix, number } = phonePartsOf(address.phone);
  return { address: { ...address, phone: number, prefix } };
}

/** What is sent: an address only where a parcel goes. */
export function deliveryOf(
  handover: "post" | "in_person",
  { address: { prefix, ...address } }: DeliveryValues,
): Delivery {
  if (handover === "in_person") return { handover };
  return { handover, address: { ...address, phone: phoneOf({ prefix, number: address.phone }) } };
}

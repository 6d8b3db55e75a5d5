import type { Checkout, DeliveryWay, GoodsOrderBody } from "#contract/shop/goods-orders.ts";
import { type PhoneParts, phoneOf, phonePartsOf } from "#web/features/addresses/phone-parts.ts";

interface PlaceValues {
  name: string;
  street: string;
  city: string;
  zip: string;
}

/** The form's fields, named as the API names what is wrong with them. */
export interface CheckoutValues {
  email: string;
  prefix: PhoneParts["prefix"];
  phone: string;
  delivery: { way: string; storeId: string; address: PlaceValues };
  /** Goods go to one address and the invoice is made out to another. */
  isInvoicedElsewhere: boolean;
  isForCompany: boolean;
  invoice: PlaceValues & { company: string; companyId: string; taxId: string };
  note: string;
  terms: boolean;
}

/** The value of a way's radio button. */
export const wayKey = ({ carrierId }: Pick<DeliveryWay, "carrierId">) =>
  carrierId === null ? "store" : `carrier-${carrierId}`;

/** What the form begins with: what the account knows, and the first way of delivery. */
export function valuesOf({ known, ways }: Checkout): CheckoutValues {
  const { name = "", street = "", city = "", zip = "" } = known ?? {};
  const { company = "", companyId = "", taxId = "" } = known ?? {};
  const { prefix, number } = phonePartsOf(known?.phone ?? "");
  const place = { name, street, city, zip };
  return {
    ...{ email: known?.email ?? "", prefix, phone: number, note: "", terms: false },
    delivery: { way: ways[0] ? wayKey(ways[0]) : "", storeId: "", address: place },
    isInvoicedElsewhere: false,
    isForCompany: company !== "",
    invoice: { ...place, company, companyId, taxId },
  };
}

/** What is sent: of two equal addresses the one that was written, and a company only where it buys. */
export function bodyOf(
  values: CheckoutValues,
  { ways, country }: Pick<Checkout, "ways" | "country">,
  total: number,
): GoodsOrderBody {
  const { email, prefix, phone, delivery, isInvoicedElsewhere, isForCompany, invoice, note } = values;
  const carrierId = ways.find((way) => wayKey(way) === delivery.way)?.carrierId ?? null;
  const { company, companyId, taxId, ...written } = invoice;
  const place = carrierId === null || isInvoicedElsewhere ? written : delivery.address;
  const buyer = isForCompany ? { company, companyId, taxId } : { company: "", companyId: "", taxId: "" };
  return {
    ...{ email, phone: phoneOf({ prefix, number: phone }), note, terms: true, total },
    delivery:
      carrierId === null
        ? { kind: "store", storeId: Number(delivery.storeId) }
        : { kind: "carrier", carrierId, address: { ...delivery.address, country } },
    invoice: { ...place, ...buyer, country },
  };
}

import type { Address } from "#contract/accounts/addresses.ts";
import type { PickupPoint } from "#contract/carriers/pickup-points.ts";
import type { Checkout, DeliveryWay, GoodsOrderBody } from "#contract/goods-orders/checkouts.ts";
import { type PhoneParts, phoneOf, phonePartsOf } from "#web/features/accounts/phone-parts.ts";

/** The lines of an address. */
export interface PlaceValues {
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
  /** The code that came to the telephone. */
  phoneCode: string;
  /** A guest makes an account with the order. */
  wantsAccount: boolean;
  account: { username: string; password: string; passwordAgain: string; adult: boolean };
  delivery: {
    way: string;
    storeId: string;
    /** The chosen pick-up point; null: none yet. */
    point: PickupPoint | null;
    /** The number of the account's address that was picked; `other`: one is written. */
    saved: string;
    address: PlaceValues;
  };
  /** A written address is kept in the account. */
  keepsAddress: boolean;
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

/** No address of the account was picked: one is written. */
export const otherAddress = "other";

/**
 * The form as it opens: the account's contact details, the first of its addresses in the shop's country, of which the default one is
 * listed first, and the first way of delivery.
 */
export function valuesOf({ known, ways }: Checkout, addresses: readonly Address[]): CheckoutValues {
  const { name = "", street = "", city = "", zip = "" } = known ?? {};
  const { company = "", companyId = "", taxId = "" } = known ?? {};
  const { prefix, number } = phonePartsOf(known?.phone ?? "");
  const place = { name, street, city, zip };
  const [first] = addresses;
  const to = first ? placeOf(first) : place;
  return {
    ...{ email: known?.email ?? "", prefix, phone: number, phoneCode: "", note: "", terms: false },
    wantsAccount: false,
    account: { username: "", password: "", passwordAgain: "", adult: false },
    delivery: {
      way: ways[0] ? wayKey(ways[0]) : "",
      storeId: "",
      point: null,
      saved: first ? String(first.id) : otherAddress,
      address: to,
    },
    keepsAddress: false,
    isInvoicedElsewhere: false,
    isForCompany: company !== "",
    invoice: { ...(street === "" ? to : place), company, companyId, taxId },
  };
}

/** What is sent: of two equal addresses the one that was written, and a company only where it buys. */
export function bodyOf(
  values: CheckoutValues,
  { ways, country }: Pick<Checkout, "ways" | "country">,
  total: number,
  recaptcha?: string,
): GoodsOrderBody {
  const { email, prefix, phone, phoneCode, delivery, isInvoicedElsewhere, isForCompany, invoice, note } = values;
  const { kind = "store", carrierId = null } = ways.find((way) => wayKey(way) === delivery.way) ?? {};
  const { company, companyId, taxId, ...written } = invoice;
  const place = kind !== "carrier" || isInvoicedElsewhere ? written : delivery.address;
  const buyer = isForCompany ? { company, companyId, taxId } : { company: "", companyId: "", taxId: "" };
  return {
    ...{ email, phone: phoneOf({ prefix, number: phone }), phoneCode, note, terms: true, total },
    ...(values.wantsAccount
      ? { account: { ...values.account, adult: true as const, recaptcha } }
      : { account: null, recaptcha }),
    delivery: deliveryOf({ kind, carrierId: carrierId ?? 0, delivery, country }),
    invoice: { ...place, ...buyer, country },
  };
}

function deliveryOf({
  kind,
  carrierId,
  delivery: { storeId, point, address },
  country,
}: {
  kind: DeliveryWay["kind"];
  carrierId: number;
  delivery: CheckoutValues["delivery"];
  country: string;
}): GoodsOrderBody["delivery"] {
  if (kind === "store") return { kind, storeId: Number(storeId) };
  if (kind === "point") return { kind, carrierId, pointId: point?.id ?? "" };
  return { kind, carrierId, address: { ...address, country } };
}

/** The lines of an address that a parcel needs. */
export function placeOf({ name, street, city, zip }: PlaceValues): PlaceValues {
  return { name, street, city, zip };
}

/** What the fields of another address begin with: the contact details where they are none of the account's addresses, else the name. */
export function otherPlace(known: Checkout["known"], addresses: readonly Address[]): PlaceValues {
  if (known && !addresses.some((address) => isSamePlace(address, known))) return placeOf(known);
  return { name: known?.name ?? "", street: "", city: "", zip: "" };
}

/** Whether what was written is an address that the account has not got yet. */
export function isNewAddress({ delivery }: Pick<CheckoutValues, "delivery">, addresses: readonly Address[]): boolean {
  return (
    !addresses.some((address) => String(address.id) === delivery.saved) &&
    !addresses.some((address) => isSamePlace(address, delivery.address))
  );
}

function isSamePlace(one: PlaceValues, other: PlaceValues): boolean {
  const plain = (text: string) => text.replace(/\s+/g, "").toLocaleLowerCase("cs");
  return (["name", "street", "city", "zip"] as const).every((line) => plain(one[line]) === plain(other[line]));
}

/** What a tab keeps of the form: no password, no code, and no agreement. */
export function editableOf({ account, phoneCode: _code, terms: _terms, ...stored }: CheckoutValues) {
  return { ...stored, account: { ...account, password: "", passwordAgain: "" } };
}

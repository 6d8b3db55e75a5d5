import { type ConditionSheet, conditionSheet } from "#contract/listings/condition-sheet.ts";
import type { ListingFields, OwnListing } from "#contract/listings/own-listings.ts";

/** The form's values: every field, and the condition sheet without gaps. */
export type FormValues = Omit<ListingFields, "condition"> & { condition: ConditionSheet };
export type FieldName = keyof FormValues;

export const fieldNames = [
  "type",
  "saleMode",
  "categoryId",
  "brandName",
  "name",
  "nameEn",
  "description",
  "condition",
  "startPrice",
  "reservePrice",
  "buyNowPrice",
  "price",
  "duration",
  "automaticRelists",
  "activateAt",
  "shippingPrice",
  "handover",
  "isProtected",
  "place",
  "country",
  "closingMinute",
  "declarations",
] as const satisfies readonly FieldName[];

/** A condition sheet nobody has written into. */
export const emptyCondition = Object.fromEntries(
  Object.keys(conditionSheet.shape).map((key) => [key, null]),
) as ConditionSheet;

/** A form nobody has written into: an auction of seven days, sent by post. */
export const emptyValues: FormValues = {
  type: "supply",
  saleMode: "auction",
  categoryId: null,
  brandName: null,
  name: "",
  nameEn: null,
  description: "",
  condition: emptyCondition,
  startPrice: null,
  reservePrice: null,
  buyNowPrice: null,
  price: null,
  duration: "7d",
  automaticRelists: 0,
  activateAt: null,
  shippingPrice: null,
  handover: "post",
  isProtected: false,
  place: null,
  country: null,
  closingMinute: null,
  declarations: [],
};

export function valuesOf(listing: OwnListing): FormValues {
  const { condition, ...fields } = Object.fromEntries(
    fieldNames.map((name) => [name, listing[name]]),
  ) as unknown as FormValues;
  return { ...fields, condition: { ...emptyCondition, ...condition } };
}

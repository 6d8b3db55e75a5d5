import type { StoreBody } from "#contract/stores/stores.ts";
import { both, check, type Fields, line, number, written } from "#web/pages/admin/things/fields.ts";
import { weekField } from "./week-fields.tsx";
import { readExceptions, writeExceptions } from "./written-hours.ts";

export const storeFields: Fields<StoreBody> = {
  name: both({ required: true, maxLength: 120 }),
  street: line({ required: true, maxLength: 120 }),
  city: line({ required: true, maxLength: 80 }),
  zip: line({ required: true, inputMode: "numeric", maxLength: 6 }),
  phone: line({ type: "tel", maxLength: 30 }),
  email: line({ type: "email", maxLength: 254 }),
  position: number("0"),
  week: weekField,
  exceptions: written(readExceptions, writeExceptions),
  note: both({ maxLength: 500 }),
  isShown: check(true),
};

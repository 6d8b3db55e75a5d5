import { type CarrierBody, carrierDestinations } from "#contract/carriers/carriers.ts";
import { both, check, choice, type Fields, number, written } from "#web/pages/admin/things/fields.ts";
import { readPrices, writePrices } from "./written-prices.ts";

export const carrierFields: Fields<CarrierBody> = {
  name: both({ required: true, maxLength: 120 }),
  note: both({ maxLength: 300 }),
  prices: written(readPrices, writePrices, 6),
  destination: choice(carrierDestinations),
  position: number("0"),
  isShown: check(true),
};

import type { CarrierBody } from "#contract/carriers/carriers.ts";

const since = "2020-01-01";

/** A carrier that takes a bottle within the country for 99 Kč and to Slovakia for 199 Kč. */
export const carrierBody: CarrierBody = {
  name: { cs: "Kurýr", en: "Courier" },
  note: { cs: "Do druhého dne.", en: "The next day." },
  position: 0,
  isShown: true,
  destination: "address",
  prices: [
    { country: "CZ", validFrom: since, maxWeightG: 5_000, price: 99 },
    { country: "CZ", validFrom: since, maxWeightG: 30_000, price: 159 },
    { country: "SK", validFrom: since, maxWeightG: 30_000, price: 199 },
  ],
};

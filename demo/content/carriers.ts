import type { CarrierBody } from "#contract/carriers/carriers.ts";

const since = "2026-01-01";
const list = (country: "CZ" | "SK", rows: readonly [kilograms: number, price: number][]) =>
  rows.map(([kilograms, price]) => ({
    ...{ country, price },
    ...{ validFrom: since, maxWeightG: kilograms * 1_000 },
  }));

/** Who brings the goods of the demo's operator, to both countries. */
export const demoCarriers: readonly CarrierBody[] = [
  {
    name: { cs: "PPL na adresu", en: "PPL to your address" },
    note: { cs: "Obvykle druhý pracovní den.", en: "Usually on the second working day." },
    position: 1,
    isShown: true,
    destination: "address",
    prices: [
      ...list("CZ", [
        [5, 109],
        [15, 149],
        [30, 199],
      ]),
      ...list("SK", [
        [5, 199],
        [30, 289],
      ]),
    ],
  },
  {
    name: { cs: "Balík Do ruky", en: "Czech Post parcel" },
    note: {
      cs: "Česká pošta doručí ve dvou pracovních dnech.",
      en: "Czech Post delivers within two working days.",
    },
    position: 2,
    isShown: true,
    destination: "address",
    prices: list("CZ", [
      [10, 139],
      [30, 199],
    ]),
  },
  {
    name: { cs: "Zásilkovna na výdejní místo", en: "Packeta to a pick-up point" },
    note: {
      cs: "Obvykle druhý pracovní den, vyzvednete do sedmi dnů.",
      en: "Usually on the second working day; pick it up within seven days.",
    },
    position: 3,
    isShown: true,
    destination: "packeta",
    prices: [
      ...list("CZ", [
        [5, 79],
        [15, 109],
      ]),
      ...list("SK", [
        [5, 139],
        [15, 189],
      ]),
    ],
  },
];

import type { StoreBody } from "#contract/stores/stores.ts";

const day = [
  { from: "09:00", to: "12:00" },
  { from: "13:00", to: "18:00" },
];

/** A store that is open on weekdays, and closed on Christmas Day. */
export const storeBody: StoreBody = {
  name: { cs: "Prodejna Vinohrady", en: "" },
  note: { cs: "Vchod z pasáže.", en: "" },
  street: "Slezská 12",
  city: "Praha",
  zip: "120 00",
  phone: "+420 777 100 200",
  email: "vinohrady@kabinet.test",
  week: [day, day, day, day, day, [], []],
  exceptions: [{ on: "2026-12-25", parts: [] }],
  position: 0,
  isShown: true,
};

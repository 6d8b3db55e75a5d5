import type { EditableCarrier } from "#contract/shop/carriers.ts";
import type { browserApi } from "#web/api/browser-api.ts";
import { readPrices, writePrices } from "./written-prices.ts";

/** A carrier as its form holds it. */
export interface CarrierValues {
  nameCs: string;
  nameEn: string;
  noteCs: string;
  noteEn: string;
  position: string;
  destination: EditableCarrier["destination"];
  isShown: boolean;
  /** Price lists as written text. */
  prices: string;
}

const nothing = {
  name: { cs: "", en: "" },
  note: { cs: "", en: "" },
  position: 0,
  destination: "address" as const,
  isShown: true,
  prices: [],
};

/** What the form of a carrier begins with; null: of a new one. */
export function valuesOf(carrier: EditableCarrier | null): CarrierValues {
  const { name, note, position, destination, isShown, prices } = carrier ?? nothing;
  return {
    ...{ nameCs: name.cs, nameEn: name.en, noteCs: note.cs, noteEn: note.en },
    ...{ position: String(position), destination, isShown, prices: writePrices(prices) },
  };
}

/** What is sent; the form has checked that the price lists can be read, the server checks the rest. */
export function bodyOf(values: CarrierValues): Parameters<typeof browserApi.carriers.add>[0]["body"] {
  const { nameCs, nameEn, noteCs, noteEn, position, destination, isShown, prices } = values;
  return {
    ...{ name: { cs: nameCs, en: nameEn }, note: { cs: noteCs, en: noteEn }, isShown },
    ...{ position: Number(position), destination },
    prices: readPrices(prices) ?? [],
  };
}

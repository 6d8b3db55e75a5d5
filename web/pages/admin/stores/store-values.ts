import type { EditableStore } from "#contract/shop/stores.ts";
import type { browserApi } from "#web/api/browser-api.ts";
import { readExceptions, readHours, writeExceptions, writeHours } from "./written-hours.ts";

/** A store as its form holds it: hours and exceptional days are written text. */
export interface StoreValues {
  nameCs: string;
  nameEn: string;
  noteCs: string;
  noteEn: string;
  street: string;
  city: string;
  zip: string;
  phone: string;
  email: string;
  position: string;
  isShown: boolean;
  week: string[];
  exceptions: string;
}

/** What the form of a store begins with; null: of a new one. */
export function valuesOf(store: EditableStore | null): StoreValues {
  if (!store)
    return {
      ...{ nameCs: "", nameEn: "", noteCs: "", noteEn: "", street: "", city: "", zip: "" },
      ...{ phone: "", email: "", position: "0", isShown: true, week: Array(7).fill(""), exceptions: "" },
    };
  const { name, note, street, city, zip, phone, email, position, isShown, week, exceptions } = store;
  return {
    ...{ nameCs: name.cs, nameEn: name.en, noteCs: note.cs, noteEn: note.en },
    ...{ street, city, zip, phone, email, position: String(position), isShown },
    week: week.map(writeHours),
    exceptions: writeExceptions(exceptions),
  };
}

/** What is sent; the form has checked that hours and days can be read, the server checks the rest. */
export function bodyOf(values: StoreValues): Parameters<typeof browserApi.stores.add>[0]["body"] {
  const { nameCs, nameEn, noteCs, noteEn, position, week, exceptions, ...rest } = values;
  return {
    ...rest,
    name: { cs: nameCs, en: nameEn },
    note: { cs: noteCs, en: noteEn },
    position: Number(position),
    week: week.map((text) => readHours(text) ?? []),
    exceptions: readExceptions(exceptions) ?? [],
  };
}

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { carrierFields } from "#web/pages/admin/carriers/carrier-fields.ts";
import { packageFields } from "#web/pages/admin/packages/package-fields.ts";
import { storeFields } from "#web/pages/admin/stores/store-fields.ts";
import { type AnyFields, bodyOf, type Control, valuesOf } from "./fields.ts";

const name = { cs: "Praha", en: "Prague" };
const things = [
  [
    "storeAdmin",
    storeFields,
    {
      ...{ name, note: { cs: "", en: "" }, street: "Ukázková 1", city: "Praha", zip: "110 00" },
      ...{ phone: "", email: "", position: 2, isShown: false },
      week: [[{ from: "09:00", to: "12:00" }], [], [], [], [], [], []],
      exceptions: [{ on: "2026-12-24", parts: [] }],
    },
  ],
  [
    "carrierAdmin",
    carrierFields,
    {
      ...{ name, note: { cs: "", en: "" }, position: 1, destination: "packeta", isShown: true },
      prices: [{ country: "CZ", validFrom: "2027-01-01", maxWeightG: 5_500, price: 99.5 }],
    },
  ],
  ["packageAdmin", packageFields, { name, price: 49.9, topDays: 7, position: 3, highlighted: true, active: false }],
] as unknown as [string, AnyFields, object][];

test.each(things)("%s that is shown in its form and sent is as it was", (_, fields, stored) => {
  expect(bodyOf(fields as never, valuesOf(fields, stored))).toEqual(stored);
});

test.each(things)("%s has words for its fields and their choices", (namespace, fields) => {
  const file = new URL(`../../../i18n/cs/admin/${namespace}.json`, import.meta.url);
  const words = JSON.parse(readFileSync(file, "utf8"));
  const page = ["title", "lead", "new", "add", "added", "saved", "remove", "removeAsk", "removeSure", "keep"];
  const keys = [
    ...[...page, "yes", "no", "empty.title", "empty.text"],
    ...Object.entries(fields).flatMap(([field, { control }]) => keysOf(field, control)),
  ];
  const missing = keys.filter(
    (key) => typeof key.split(".").reduce((found, part) => found?.[part], words) !== "string",
  );
  expect(missing).toEqual([]);
});

test("what nobody can read as a number goes as none, for the server to refuse at its field", () => {
  const sent = bodyOf(packageFields, { ...valuesOf(packageFields as AnyFields, null), price: "dvě" });
  expect(sent.price).toBeNaN();
  expect(sent.topDays).toBe(0);
});

/** Keys of the words that a field asks for. */
function keysOf(field: string, control: Control): string[] {
  if (control.kind === "own") return [];
  if (control.kind === "both") return [`field.${field}.cs`, `field.${field}.en`];
  const options = control.kind === "choice" ? control.options.map((value) => `${field}.${value}`) : [];
  return [`field.${field}`, ...options, ...(control.kind === "area" ? [`error.${field}`] : [])];
}

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { FormFields } from "#contract/settings/field-kinds.ts";
import { plainSettingNames, plainSettings } from "#contract/settings/plain-settings.ts";
import { readFields, writtenFields } from "./plain-values.ts";
import { optionKey } from "./use-plain-words.ts";

const file = new URL("../../../i18n/cs/admin/settingsAdmin.json", import.meta.url);
const { plain } = JSON.parse(readFileSync(file, "utf8"));

/** Keys of the words that a form made of these fields asks for. */
function wordsOf(fields: FormFields): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const options =
      field.kind === "choice" ? field.options : field.kind === "yesNo" && field.isOptional ? ["", "true", "false"] : [];
    const rows = field.kind === "rows" ? wordsOf(field.columns) : [name];
    return [...rows, ...options.map((option) => `${name}Options.${optionKey(option)}`)];
  });
}

test.each(plainSettingNames)("%s, its fields and their choices have words", (name) => {
  const asked = ["name", "what", ...wordsOf(plainSettings[name].fields)];
  const missing = asked.filter(
    (key) => typeof key.split(".").reduce((found, part) => found?.[part], plain[name]) !== "string",
  );
  expect(missing).toEqual([]);
});

test.each(plainSettingNames)("%s that is shown in its form and sent is as it was", (name) => {
  const { fields, schema } = plainSettings[name];
  const usual = schema.parse({});
  expect(schema.parse(readFields(fields, writtenFields(fields, usual)))).toEqual(usual);
});

test("numbers are read as people write them, and what is none is left to be refused", () => {
  const read = (text: string) => readFields(plainSettings.auctions.fields, { softCloseMinutes: text });
  expect(read("2,5")).toEqual({ softCloseMinutes: 2.5 });
  for (const text of ["", "dvě"]) expect(read(text)).toEqual({ softCloseMinutes: null });
});

import type { FormField, FormFields } from "#contract/settings/field-kinds.ts";
import { readNumber } from "#contract/values/read-number.ts";

/** A field as a form has it: numbers and choices as texts, where nothing is written an empty one. */
type Written = string | boolean | WrittenFields[];
export interface WrittenFields {
  [name: string]: Written;
}
export interface PlainValues {
  value: WrittenFields;
}

/** A setting's value, or a row of it, as it is written. */
export function writtenFields(fields: FormFields, value: object): WrittenFields {
  const values = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, written(field, values[name])]));
}

function written(field: FormField, value: unknown): Written {
  if (field.kind === "rows") return (value as object[]).map((row) => writtenFields(field.columns, row));
  if (field.kind === "yesNo" && !field.isOptional) return value === true;
  return value === null || value === undefined ? "" : String(value);
}

/** What was written as a setting's value; null where it cannot be read, for the form or the server to refuse. */
export function readFields(fields: FormFields, from: WrittenFields): object {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, readField(field, from[name])]));
}

function readField(field: FormField, from: Written | undefined): unknown {
  switch (field.kind) {
    case "rows":
      return (from as WrittenFields[]).map((row) => readFields(field.columns, row));
    case "number":
      return numberOf(String(from), field.decimals);
    case "amount":
      return numberOf(String(from), 2);
    case "yesNo":
      return typeof from === "boolean" ? from : from === "" ? undefined : from === "true";
    default:
      return from;
  }
}

/** null: empty, or no such number. */
export function numberOf(text: string, decimals: number): number | null {
  const read = readNumber(text, decimals);
  return "value" in read ? read.value : null;
}

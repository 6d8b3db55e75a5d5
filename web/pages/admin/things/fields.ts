import type { ComponentType } from "react";
import type { FieldValues } from "react-hook-form";
import type { Locale } from "#contract/values/locale.ts";
import { writtenNumber } from "#web/format/written-number.ts";
import type { ApiForm } from "#web/forms/use-api-form.ts";
import type { InputProps } from "#web/ui/fields/input.tsx";

/** One field of a thing of the back office: how it is asked for, and how what is stored is written and read. */
export interface Field<Stored> {
  readonly control: Control;
  /** As a new thing's form has it. */
  readonly empty: unknown;
  write(stored: Stored): unknown;
  /** What cannot be read goes as it is refused. */
  read(written: unknown): Stored;
}

export type Control =
  | ({ readonly kind: "line" | "number" | "both" } & LineShape)
  /** `canRead`: whether what is written is understood; the text `error.NAME` says how to write it. */
  | { readonly kind: "area"; readonly rows?: number; canRead(text: string): boolean }
  | { readonly kind: "choice"; readonly options: readonly string[] }
  | { readonly kind: "check" }
  | OwnControl;

type LineShape = { readonly required?: boolean } & Pick<InputProps, "maxLength" | "inputMode" | "type">;

/** A field with inputs of its own. */
interface OwnControl {
  readonly kind: "own";
  readonly Inputs: ComponentType<{ form: ApiForm<FieldValues> }>;
  /** What is written, in lines for whoever compares two versions. */
  linesOf(written: unknown, locale: Locale): string[];
}

/** The fields of what is sent of a thing, in the order of its form. */
export type Fields<Body> = { readonly [Name in keyof Body]-?: Field<Body[Name]> };
export type AnyFields = Readonly<Record<string, Field<unknown>>>;

const asWritten = (written: unknown) => written as never;

/** A text in one line. */
export const line = (shape: LineShape): Field<string> => ({
  ...{ control: { kind: "line", ...shape }, empty: "", write: (stored) => stored, read: asWritten },
});

/** A number; where nothing is written and nothing has to be, 0. */
export const number = (empty: string, shape: LineShape = { inputMode: "numeric" }): Field<number> => ({
  ...{ control: { kind: "number", ...shape }, empty },
  write: (stored) => String(stored).replace(".", ","),
  read: (written) => (String(written).trim() === "" ? 0 : writtenNumber(String(written))),
});

/** A text in Czech, which may be required, and English. */
export const both = (shape: LineShape): Field<{ cs: string; en: string }> => ({
  control: { kind: "both", ...shape },
  ...{ empty: { cs: "", en: "" }, write: (stored) => stored, read: asWritten },
});

export const check = (empty: boolean): Field<boolean> => ({
  ...{ control: { kind: "check" }, empty, write: (stored) => stored, read: asWritten },
});

export const choice = <const Option extends string>(options: readonly [Option, ...Option[]]): Field<Option> => ({
  ...{ control: { kind: "choice", options }, empty: options[0] },
  ...{ write: (stored) => stored, read: asWritten },
});

/** Rows that people write as lines of text. */
export const written = <Row>(
  readRows: (text: string) => Row[] | null,
  writeRows: (rows: readonly Row[]) => string,
  rows?: number,
): Field<Row[]> => ({
  control: { kind: "area", ...(rows && { rows }), canRead: (text) => readRows(text) !== null },
  ...{ empty: "", write: writeRows, read: (text) => readRows(String(text)) ?? [] },
});

/** What a form begins with; null: of a new thing. */
export function valuesOf(fields: AnyFields, thing: object | null): FieldValues {
  const stored = thing as Readonly<Record<string, unknown>> | null;
  return map(fields, (field, name) => (stored ? field.write(stored[name]) : field.empty));
}

/** What is sent of it. */
export function bodyOf<Body>(fields: Fields<Body>, values: FieldValues): Body {
  return map(fields as AnyFields, (field, name) => field.read(values[name])) as Body;
}

function map(fields: AnyFields, of: (field: Field<unknown>, name: string) => unknown): FieldValues {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, of(field, name)]));
}

import { z } from "zod";
import { maxCzk } from "#contract/values/max-czk.ts";
import { czk } from "#contract/values/money.ts";

interface NumberLimits {
  readonly least: number;
  readonly most: number;
  /** Digits after the point. */
  readonly decimals: number;
  /** Shown after the number. */
  readonly unit?: string;
}

/** By what a field of a setting is asked for. */
export type FormField =
  | ({ readonly kind: "number" } & NumberLimits)
  | { readonly kind: "amount"; readonly least: number; readonly most: number; readonly isOptional: boolean }
  | { readonly kind: "yesNo"; readonly isOptional: boolean }
  | { readonly kind: "choice"; readonly options: readonly string[] }
  | { readonly kind: "line"; readonly longest: number }
  | { readonly kind: "rows"; readonly columns: FormFields; readonly most: number };
export type FormFields = Readonly<Record<string, FormField>>;

/** The same with what it may be. */
type SettingField = { readonly schema: z.ZodType } & FormField;
export type Fields = Readonly<Record<string, SettingField>>;
export type SchemasOf<Of extends Fields> = { [Name in keyof Of]: Of[Name]["schema"] };

const defaultLimits: NumberLimits = { least: 0, most: maxCzk, decimals: 0 };

/** A number, whole where no decimals are named. */
export function number(usual: number, given: Partial<NumberLimits> = {}) {
  const limits = { ...defaultLimits, ...given };
  const bounded = z.number().min(limits.least).max(limits.most);
  const schema = (limits.decimals > 0 ? bounded : bounded.int()).default(usual);
  return { kind: "number" as const, schema, ...limits };
}

/** CZK. */
export function amount(usual: number, given: Partial<Pick<NumberLimits, "least" | "most">> = {}) {
  const { least, most } = { ...defaultLimits, ...given };
  return {
    ...{ kind: "amount" as const, least, most, isOptional: false },
    schema: czk.min(least).max(most).default(usual),
  };
}

/** CZK, or null, which is the default. */
export function optionalAmount() {
  const { least, most } = defaultLimits;
  return {
    ...{ kind: "amount" as const, least, most, isOptional: true },
    schema: czk.nullable().default(null),
  };
}

export function yesNo(usual: boolean) {
  return { kind: "yesNo" as const, isOptional: false, schema: z.boolean().default(usual) };
}

/** Yes, no, or neither, which is the default. */
export function optionalYesNo() {
  return { kind: "yesNo" as const, isOptional: true, schema: z.boolean().optional() };
}

export function choice<const Option extends string>(options: readonly Option[], usual: NoInfer<Option>) {
  return { kind: "choice" as const, options, schema: z.enum(options).default(usual as never) };
}

/** A text in one line, empty by default. */
export function line(longest: number) {
  return { kind: "line" as const, longest, schema: z.string().trim().max(longest).default("") };
}

/** One to `most` rows of these columns. */
export function rows<const Columns extends Fields>(
  columns: Columns,
  usual: readonly z.output<z.ZodObject<SchemasOf<Columns>>>[],
  most = 10,
) {
  const row = z.object(
    Object.fromEntries(Object.entries(columns).map(([name, { schema }]) => [name, schema])) as SchemasOf<Columns>,
  );
  return {
    ...{ kind: "rows" as const, columns, most },
    schema: z
      .array(row)
      .min(1)
      .max(most)
      .default([...usual] as never),
  };
}

/** Fields as forms need them, without schemas, which would bring zod into browsers. */
export function withoutSchemas(fields: FormFields): FormFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const shape = Object.fromEntries(Object.entries(field).filter(([key]) => key !== "schema"));
      return [name, field.kind === "rows" ? { ...shape, columns: withoutSchemas(field.columns) } : shape];
    }),
  ) as FormFields;
}

import { useTranslation } from "react-i18next";
import type { FormField, FormFields } from "#contract/settings/field-kinds.ts";
import type { PlainSettingName } from "#contract/settings/plain-settings.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";

export interface PlainWords {
  readonly what: string;
  readonly label: (field: string) => string;
  readonly hint: (field: string) => string | undefined;
  readonly option: (field: string, value: string) => string;
  /** A value in words, one line for each field of it. */
  readonly linesOf: (fields: FormFields, value: object) => string[];
}

/** The key of a choice's words: of yes, no and neither it is a word too. */
export const optionKey = (value: string) => ({ "": "unset", true: "yes", false: "no" })[value] ?? value;

/** What a setting of the table and its fields are called; `plain-words.test.ts` keeps that each of them is. */
export function usePlainWords(name: PlainSettingName): PlainWords {
  const { t, i18n } = useTranslation("settingsAdmin");
  const say = t as unknown as (key: string) => string;
  const label = (field: string) => say(`plain.${name}.${field}`);
  const option = (field: string, value: string) => say(`plain.${name}.${field}Options.${optionKey(value)}`);
  const said = (at: string, field: FormField, value: unknown): string => {
    if (field.kind === "choice" || (field.kind === "yesNo" && field.isOptional)) return option(at, String(value ?? ""));
    if (field.kind === "yesNo") return t(value ? "switch.on" : "switch.off");
    if (field.kind === "rows")
      return (value as object[]).map((row) => linesOf(field.columns, row).join(", ")).join("; ");
    if (field.kind === "amount" && typeof value === "number") return formatCzk(value);
    return String(value ?? "–");
  };
  const linesOf = (fields: FormFields, value: object): string[] =>
    Object.entries(fields).map(
      ([at, field]) => `${label(at)}: ${said(at, field, (value as Record<string, unknown>)[at])}`,
    );
  const hasHint = (field: string) => i18n.exists(`settingsAdmin:plain.${name}.${field}Hint`);
  return {
    what: say(`plain.${name}.what`),
    ...{ label, option, linesOf },
    hint: (field) => (hasHint(field) ? say(`plain.${name}.${field}Hint`) : undefined),
  };
}

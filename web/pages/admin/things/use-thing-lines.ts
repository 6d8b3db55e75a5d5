import type { FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { locales } from "#contract/values/locale.ts";
import { useLocale } from "#web/format/use-locale.ts";
import type { AnyFields, Control } from "./fields.ts";

/** What a form says, a line for each field, for whoever compares two versions. */
export function useThingLines(namespace: string, fields: AnyFields): (values: FieldValues) => string[] {
  const { t } = useTranslation(namespace);
  const locale = useLocale();
  const linesOf = (name: string, control: Control, value: unknown): string[] => {
    const label = (field: string) => t(`field.${field}`);
    switch (control.kind) {
      case "both":
        return locales.map((lang) => `${label(`${name}.${lang}`)}: ${(value as { cs: string; en: string })[lang]}`);
      case "area":
        return String(value)
          .split("\n")
          .map((row) => `${label(name)}: ${row}`);
      case "choice":
        return [`${label(name)}: ${t(`${name}.${value}`)}`];
      case "check":
        return [`${label(name)}: ${t(value ? "yes" : "no")}`];
      case "own":
        return control.linesOf(value, locale);
      default:
        return [`${label(name)}: ${value}`];
    }
  };
  return (values) => Object.entries(fields).flatMap(([name, { control }]) => linesOf(name, control, values[name]));
}

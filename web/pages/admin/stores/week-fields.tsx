import type { FieldValues } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { daysOfWeek } from "#contract/stores/hours-text.ts";
import type { StoreBody } from "#contract/stores/stores.ts";
import { useLocale } from "#web/format/use-locale.ts";
import type { ApiForm } from "#web/forms/use-api-form.ts";
import type { Field } from "#web/pages/admin/things/fields.ts";

import { Input } from "#web/ui/fields/input.tsx";
import { readHours, writeHours } from "./written-hours.ts";

type Week = StoreBody["week"];
const noHours: string[] = Array(7).fill("");

/** The hours of each day of the week, as written text. */
export const weekField: Field<Week> = {
  control: {
    kind: "own",
    Inputs: WeekFields,
    linesOf: (written, locale) =>
      daysOfWeek(noHours, locale).map(({ day }, at) => `${day}: ${(written as string[])[at]}`),
  },
  empty: noHours,
  write: (week) => week.map(writeHours),
  read: (written) => (written as string[]).map((text) => readHours(text) ?? []),
};

function WeekFields({ form: { form, errorOf } }: { form: ApiForm<FieldValues> }) {
  const { t } = useTranslation("storeAdmin");
  const locale = useLocale();
  return (
    <fieldset className="grid gap-4 tablet:col-span-2 tablet:grid-cols-2">
      <legend className="type-control mb-1">{t("week")}</legend>
      <p className="type-small text-muted tablet:col-span-2">{t("hint.week")}</p>
      {daysOfWeek(noHours, locale).map(({ day }, index) => (
        <Input
          key={day}
          label={asLabel(day, locale)}
          error={errorOf(`week.${index}`)}
          autoComplete="off"
          {...form.register(`week.${index}`, {
            validate: (text: string) => readHours(text) !== null || t("error.hours"),
          })}
        />
      ))}
    </fieldset>
  );
}

/** A day's name at the head of a field; within a sentence Czech writes it small. */
function asLabel(day: string, locale: string): string {
  return day.charAt(0).toLocaleUpperCase(locale) + day.slice(1);
}

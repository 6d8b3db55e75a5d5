import { useTranslation } from "react-i18next";
import {
  type ConditionSheet,
  closures,
  conditions,
  dutyStamps,
  fillLevels,
} from "#contract/listings/condition-sheet.ts";
import { millilitresOf, percentOf, yearsOf } from "#contract/values/read-measure.ts";
import { typography } from "#web/format/typography.ts";
import { type FormModel, fieldId } from "#web/pages/listing-form/form-model.ts";
import { Input } from "#web/ui/fields/input.tsx";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import type { ConditionLine } from "./condition-sheet-rules.ts";

const numbers = ["volumeMl", "strengthPercent", "ageYears", "vintage", "bottledYear", "pieces"] as const;
const choices = {
  fillLevel: { values: fillLevels, texts: "item:fillLevel" },
  closure: { values: closures, texts: "item:closure" },
  closureState: { values: conditions, texts: "item:state" },
  labelState: { values: conditions, texts: "item:state" },
  boxState: { values: conditions, texts: "item:box" },
  dutyStamp: { values: dutyStamps, texts: "item:dutyStamp" },
} as const;
const measures: Partial<Record<ConditionLine, (text: string) => number | null>> = {
  volumeMl: (text) => millilitresOf(text, true),
  strengthPercent: percentOf,
  ageYears: yearsOf,
};
const units: Partial<Record<ConditionLine, string>> = { volumeMl: "ml", strengthPercent: "%" };

/** What the lines of a condition sheet need of the form that they stand in. */
export type SheetModel = Pick<FormModel, "kind" | "unread" | "errorOf" | "write" | "changeCondition"> & {
  values: { condition: ConditionSheet };
};

interface SheetProps {
  lines: readonly ConditionLine[];
  model: SheetModel;
  /** The category asks for it. */
  isNeeded?: (line: ConditionLine) => boolean;
}

/** The given lines of the condition sheet: what is chosen and counted, then what is written. */
export function SheetFields({ lines, model, isNeeded = () => false }: SheetProps) {
  const { t } = useTranslation(["listingForm", "item", "forms"]);
  const { values, errorOf } = model;
  const texts = lines.filter((line) => line === "storage" || line === "provenance");
  return (
    <>
      {lines.length > 0 && (
        <fieldset>
          <legend className="type-h5 mb-1">{t("sheet.title")}</legend>
          <p className="type-small mb-4 text-muted">
            {typography(t(lines.some(isNeeded) ? "sheet.leadNeeded" : "sheet.lead"))}
          </p>
          <div className="grid grid-cols-2 gap-x-3.5 gap-y-4 tablet:gap-x-6">
            {lines.map((line) => (
              <SheetLine key={line} line={line} model={model} required={isNeeded(line)} />
            ))}
          </div>
        </fieldset>
      )}
      {texts.length > 0 && (
        <div className="grid gap-4">
          {texts.map((line) => (
            <Input
              key={line}
              id={fieldId(`condition.${line}`)}
              label={t(`sheet.${line}`)}
              required={isNeeded(line)}
              {...(!isNeeded(line) && { optionalNote: t("forms:optional") })}
              hint={t(`sheet.${line}Hint`)}
              error={errorOf(`condition.${line}`)}
              maxLength={line === "storage" ? 200 : 300}
              value={values.condition[line] ?? ""}
              onChange={(event) => model.changeCondition(line, event.currentTarget.value || null)}
            />
          ))}
        </div>
      )}
    </>
  );
}

function SheetLine({ line, model, required }: { line: ConditionLine; model: SheetModel; required: boolean }) {
  const { t } = useTranslation(["listingForm", "item", "forms"]);
  const { condition } = model.values;
  const common = {
    id: fieldId(`condition.${line}`),
    label: (
      <>
        {t(`sheet.${line}${line === "bottledYear" && model.kind === "tobacco" ? "Tobacco" : ""}`)}
        {required && <span className="font-normal text-muted"> {t("sheet.needed")}</span>}
      </>
    ),
    error: model.errorOf(`condition.${line}`),
    required,
  };
  const number = numbers.find((each) => each === line);
  if (number) {
    return (
      <NumberField
        {...common}
        value={condition[number]}
        unread={model.unread[`condition.${number}`]}
        unit={units[number]}
        measure={measures[number]}
        decimals={number === "strengthPercent" ? 1 : 0}
        onChange={(value, text) => model.write(`condition.${number}`, value, text)}
      />
    );
  }
  if (!(line in choices)) return null;
  const choice = line as keyof typeof choices;
  return (
    <Select
      {...common}
      className="max-tablet:col-span-2"
      placeholder={t("sheet.unknown")}
      options={choices[choice].values.map((value) => ({
        value,
        label: t(`${choices[choice].texts}.${value}`),
      }))}
      value={condition[choice] ?? ""}
      onChange={(event) => model.changeCondition(choice, (event.currentTarget.value || null) as never)}
    />
  );
}

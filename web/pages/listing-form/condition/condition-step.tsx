import { useTranslation } from "react-i18next";
import { isNeeded } from "#contract/listings/property-rules.ts";
import { type FormModel, fieldId } from "#web/pages/listing-form/form-model.ts";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { conditionLines } from "./condition-sheet-rules.ts";
import { SheetFields } from "./sheet-fields.tsx";

const longestDescription = 10_000;

/** The condition sheet, as far as it makes sense for the category, and the description. */
export function ConditionStep({ model }: { model: FormModel }) {
  const { t } = useTranslation("listingForm");
  const { values, errorOf } = model;
  return (
    <div className="grid gap-9">
      <SheetFields
        isNeeded={(line) => isNeeded(`condition.${line}`, values.type, model.propertyRules)}
        lines={conditionLines(model.kind, values.type, model.propertyRules)}
        model={model}
      />
      <Textarea
        id={fieldId("description")}
        label={
          <>
            {t("field.description")} <span className="font-normal text-muted">{t("sheet.needed")}</span>
          </>
        }
        hint={t(values.type === "demand" ? "hint.descriptionDemand" : "hint.description")}
        error={errorOf("description")}
        required
        rows={7}
        maxLength={longestDescription}
        value={values.description}
        onChange={(event) => model.change({ description: event.currentTarget.value })}
      />
    </div>
  );
}

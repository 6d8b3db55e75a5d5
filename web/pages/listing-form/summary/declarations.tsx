import { useTranslation } from "react-i18next";
import type { FormModel } from "#web/pages/listing-form/form-model.ts";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { FormError } from "#web/ui/fields/form-error.tsx";

/** What the category asks the seller to declare before publication. */
export function Declarations({ model }: { model: FormModel }) {
  const { t } = useTranslation("listingForm");
  const { values, declarationsNeeded, change, errorOf, status } = model;
  if (values.type === "demand" || declarationsNeeded.length === 0) return null;
  const error = errorOf("declarations");
  // A refused publication leads to the first one that is still to be declared.
  const open = declarationsNeeded.find((each) => !values.declarations.includes(each));
  return (
    <fieldset className="border-t border-line pt-5">
      <legend className="type-h5 float-left w-full">{t("declarations.title")}</legend>
      <div className="clear-both pt-1">
        {declarationsNeeded.map((each) => (
          <Checkbox
            key={each}
            required
            name={each === open ? "declarations" : undefined}
            label={t(`declarations.${each}`)}
            disabled={status !== "draft" && values.declarations.includes(each)}
            checked={values.declarations.includes(each)}
            onChange={(event) => {
              const others = values.declarations.filter((other) => other !== each);
              change({ declarations: event.currentTarget.checked ? [...others, each].sort() : others });
            }}
          />
        ))}
        {error && <FormError>{t("declarations.needed")}</FormError>}
      </div>
    </fieldset>
  );
}

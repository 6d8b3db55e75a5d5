import { useTranslation } from "react-i18next";
import { listingTypes } from "#contract/listings/listing-kinds.ts";
import { isNeeded } from "#contract/listings/property-rules.ts";
import { type FormModel, fieldId } from "#web/pages/listing-form/form-model.ts";
import { useCategoryTree } from "#web/site/category-tree.ts";
import { Input } from "#web/ui/fields/input.tsx";
import { RadioGroup } from "#web/ui/fields/radio-group.tsx";
import { BrandField } from "./brand-field.tsx";
import { CategoryPicker } from "./category-picker.tsx";

const longestName = 160;

/** What it is: offered or sought, its category, brand and name. */
export function WhatStep({ model }: { model: FormModel }) {
  const { t } = useTranslation(["listingForm", "forms"]);
  const categories = useCategoryTree();
  const { values, change, errorOf } = model;
  return (
    <div className="grid max-w-180 gap-7">
      <RadioGroup
        legend={t("field.type")}
        name="type"
        blocks
        value={values.type}
        error={errorOf("type")}
        options={listingTypes.map((type) => ({
          value: type,
          label: t(`type.${type}.label`),
          hint: t(`type.${type}.hint`),
          disabled: model.isFixed("type"),
        }))}
        onChange={(type) =>
          change({
            type,
            ...(type === "demand" && values.saleMode !== "by_agreement" && { saleMode: "by_agreement" }),
          })
        }
      />
      <CategoryPicker
        tree={categories}
        value={values.categoryId}
        error={errorOf("categoryId")}
        onChange={(categoryId) => change({ categoryId })}
      />
      <BrandField
        value={values.brandName ?? ""}
        error={errorOf("brandName")}
        // Which category needs one is known once it is chosen.
        need={
          values.categoryId === null
            ? "unknown"
            : isNeeded("brandName", values.type, model.propertyRules)
              ? "required"
              : "optional"
        }
        onChange={(text) => change({ brandName: text.trim() === "" ? null : text })}
      />
      <Names model={model} />
    </div>
  );
}

/** The English name stands right below the Czech one, whose place it takes on English pages. */
function Names({ model: { values, change, errorOf } }: { model: FormModel }) {
  const { t } = useTranslation("listingForm");
  return (
    <>
      <Input
        id={fieldId("name")}
        label={t("field.name")}
        hint={t("hint.name")}
        error={errorOf("name")}
        required
        autoComplete="off"
        maxLength={longestName}
        value={values.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <Input
        id={fieldId("nameEn")}
        label={t("field.nameEn")}
        hint={t("hint.nameEn")}
        error={errorOf("nameEn")}
        optionalNote={t("optional")}
        lang="en"
        autoComplete="off"
        maxLength={longestName}
        value={values.nameEn ?? ""}
        onChange={({ currentTarget: { value } }) => change({ nameEn: value.trim() === "" ? null : value })}
      />
    </>
  );
}

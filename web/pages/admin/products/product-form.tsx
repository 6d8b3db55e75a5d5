import { useTranslation } from "react-i18next";
import type { DayRates } from "#contract/payments/tax-classes.ts";
import type { EditableProduct } from "#contract/products/products.ts";
import { gramsOf } from "#contract/values/read-measure.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useRules } from "#web/forms/use-rules.ts";
import { BrandField } from "#web/pages/listing-form/category/brand-field.tsx";
import { CategoryPicker } from "#web/pages/listing-form/category/category-picker.tsx";
import { conditionLines } from "#web/pages/listing-form/condition/condition-sheet-rules.ts";
import { SheetFields } from "#web/pages/listing-form/condition/sheet-fields.tsx";
import { useLeaveGuard } from "#web/pages/listing-form/draft/use-leave-guard.ts";
import { useCategoryTree } from "#web/site/category-tree.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { Input, type InputProps } from "#web/ui/fields/input.tsx";
import { NumberField } from "#web/ui/fields/number-field.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { LeaveQuestion } from "./leave-question.tsx";
import { PriceFields } from "./price-fields.tsx";
import { ProductConflict } from "./product-conflict.tsx";
import type { ProductValues } from "./product-values.ts";
import { type ProductFormState, useProductForm } from "./use-product-form.ts";

/** A product's form: a new one, or one that is there. */
export function ProductForm(props: {
  product: EditableProduct | null;
  start: ProductValues;
  /** Of VAT, today. */
  rates: DayRates;
  /** What follows once it is stored; leaving loses nothing then. */
  onStored: (stored: EditableProduct) => void;
}) {
  const { t } = useTranslation("productAdmin");
  const state = useProductForm(props);
  const blocker = useLeaveGuard(state.isChanged);
  return (
    <form onSubmit={state.onSubmit} noValidate method="post" className="grid max-w-180 gap-11">
      <WhatFields state={state} />
      <PriceFields state={state} rates={props.rates} />
      <ConditionFields state={state} />
      <fieldset>
        <legend className="type-h5 mb-2">{t("part.sale")}</legend>
        <NumberField
          className="mb-4 mt-2 tablet:w-[calc(50%-12px)]"
          label={t("field.weightG")}
          hint={t("hint.weightG")}
          unit="g"
          measure={gramsOf}
          error={state.errorOf("weightG")}
          value={state.values.weightG}
          unread={state.sheet.unread.weightG}
          onChange={(value, text) => state.write("weightG", value, text)}
        />
        <Checkbox
          label={t("field.takesBackOrders")}
          hint={t("hint.takesBackOrders")}
          {...state.form.register("takesBackOrders")}
        />
        <Checkbox label={t("field.isShown")} {...state.form.register("isShown")} />
      </fieldset>
      <div>
        <ProductConflict state={state} />
        <FormMessage>{state.message}</FormMessage>
        <Button type="submit" busy={state.busy} className="mt-3">
          {t(props.product ? "save" : "add")}
        </Button>
      </div>
      <LeaveQuestion blocker={blocker} />
    </form>
  );
}

function WhatFields({ state }: { state: ProductFormState }) {
  const { t } = useTranslation(["productAdmin", "forms"]);
  const categories = useCategoryTree();
  const rules = useRules();
  const { values, change, errorOf, form } = state;
  const field = (name: "name" | "sku" | "family" | "country", more: Partial<InputProps>) => (
    <Input
      label={t(`productAdmin:field.${name}`)}
      error={errorOf(name)}
      autoComplete="off"
      {...(!more.required && { optionalNote: t("forms:optional") })}
      {...more}
      {...form.register(name, more.required ? { required: rules.required } : {})}
    />
  );
  return (
    <fieldset className="grid gap-6">
      <legend className="type-h5 mb-4">{t("productAdmin:part.what")}</legend>
      <CategoryPicker
        tree={categories}
        value={values.categoryId}
        error={errorOf("categoryId")}
        onChange={(categoryId) => change({ categoryId })}
      />
      {field("name", { required: true, maxLength: 160 })}
      <div className="grid gap-6 tablet:grid-cols-2">
        <BrandField
          need="optional"
          value={values.brandName}
          error={errorOf("brandName")}
          onChange={(brandName) => change({ brandName })}
        />
        {field("country", { maxLength: 60, hint: t("productAdmin:hint.country") })}
        {field("sku", { required: true, maxLength: 40, hint: t("productAdmin:hint.sku") })}
        {field("family", { maxLength: 60, hint: t("productAdmin:hint.family") })}
      </div>
    </fieldset>
  );
}

function ConditionFields({ state }: { state: ProductFormState }) {
  const { t } = useTranslation("productAdmin");
  const { sheet, errorOf, form } = state;
  // How many there are is said by its stock.
  const lines = conditionLines(sheet.kind, "supply").filter((line) => line !== "pieces");
  return (
    <div className="grid gap-9">
      <SheetFields lines={lines} model={sheet} />
      <Textarea
        label={t("field.description")}
        error={errorOf("description")}
        rows={7}
        maxLength={10_000}
        {...form.register("description")}
      />
    </div>
  );
}

import { useTranslation } from "react-i18next";
import { type DayRates, taxClasses } from "#contract/payments/tax-classes.ts";
import { Input } from "#web/ui/fields/input.tsx";
import { MoneyField } from "#web/ui/fields/money-field.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import type { ProductFormState } from "./use-product-form.ts";

/** The usual price with its tax, and perhaps a reduced one for a span of time in Prague. */
export function PriceFields({ state, rates }: { state: ProductFormState; rates: DayRates }) {
  const { t } = useTranslation(["productAdmin", "forms", "listingForm"]);
  const { values, errorOf, write, form } = state;
  const amount = (name: "price" | "reducedPrice" | "purchasePrice") => (
    <MoneyField
      label={t(`productAdmin:field.${name}`)}
      error={errorOf(name)}
      notAmount={t("listingForm:notAmount")}
      value={values[name]}
      onChange={(value, problem, text) => write(name, value, problem === null ? null : (text ?? ""))}
      {...(name === "price"
        ? { required: true }
        : {
            optionalNote: t("forms:optional"),
            hint: t(`productAdmin:hint.${name}`),
            className: "tablet:col-span-2 tablet:w-[calc(50%-12px)]",
          })}
    />
  );
  const day = (name: "reducedFrom" | "reducedUntil") => (
    <Input
      type="datetime-local"
      label={t(`productAdmin:field.${name}`)}
      hint={t(`productAdmin:hint.${name}`)}
      error={errorOf(name)}
      disabled={values.reducedPrice === null}
      {...form.register(name)}
    />
  );
  return (
    <fieldset className="grid gap-6">
      <legend className="type-h5 mb-4">{t("productAdmin:part.price")}</legend>
      <div className="grid gap-6 tablet:grid-cols-2">
        {amount("price")}
        <Select
          label={t("productAdmin:field.taxClass")}
          hint={t("productAdmin:hint.taxClass")}
          error={errorOf("taxClass")}
          options={taxClasses.map((name) => ({
            value: name,
            label: t("productAdmin:taxToday", {
              name: t(`productAdmin:taxClass.${name}`),
              rate: rates[name],
            }),
          }))}
          {...form.register("taxClass")}
        />
      </div>
      <div className="grid gap-6 tablet:grid-cols-2">
        {amount("reducedPrice")}
        {day("reducedFrom")}
        {day("reducedUntil")}
      </div>
      <div className="grid gap-6 tablet:grid-cols-2">{amount("purchasePrice")}</div>
    </fieldset>
  );
}

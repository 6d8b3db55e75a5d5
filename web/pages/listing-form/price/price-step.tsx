import { useTranslation } from "react-i18next";
import { leastBuyNow } from "#contract/listings/asking-price-rules.ts";
import { handovers, memberSaleModes } from "#contract/listings/listing-kinds.ts";
import type { AmountProblem } from "#contract/values/read-amount.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { type FormModel, fieldId } from "#web/pages/listing-form/form-model.ts";
import { Input } from "#web/ui/fields/input.tsx";
import { MoneyField } from "#web/ui/fields/money-field.tsx";
import { RadioGroup } from "#web/ui/fields/radio-group.tsx";
import { ProtectionField } from "./protection-field.tsx";
import { TimeFields } from "./time-fields.tsx";

/** How it is sold and for how much, when, and how it gets to the buyer. */
export function PriceStep({ model }: { model: FormModel }) {
  const { t } = useTranslation("listingForm");
  const { values, change, errorOf } = model;
  const isDemand = values.type === "demand";
  return (
    <div className="grid gap-10">
      {!isDemand && (
        <RadioGroup
          legend={t("field.saleMode")}
          name="saleMode"
          blocks
          value={values.saleMode}
          error={errorOf("saleMode")}
          options={memberSaleModes.map((mode) => ({
            value: mode,
            label: t(`saleMode.${mode}.label`),
            hint: t(`saleMode.${mode}.hint`),
            disabled: model.isFixed("saleMode"),
          }))}
          onChange={(saleMode) => change({ saleMode })}
        />
      )}
      <PriceFields model={model} />
      <TimeFields model={model} />
      <fieldset>
        <legend className="type-h5 mb-4">{t(isDemand ? "handover.demandTitle" : "handover.title")}</legend>
        <div className="grid gap-x-6 gap-y-5 tablet:grid-cols-2">
          <RadioGroup
            className="tablet:col-span-2"
            legend={t("field.handover")}
            name="handover"
            blocks
            value={values.handover}
            error={errorOf("handover")}
            options={handovers.map((each) => ({ value: each, label: t(`handover.${each}`) }))}
            onChange={(handover) => change({ handover })}
          />
          <Input
            id={fieldId("place")}
            label={t("field.place")}
            {...(values.handover === "in_person" ? { required: true } : { optionalNote: t("optional") })}
            hint={t(values.handover === "in_person" ? "hint.placeNeeded" : "hint.place")}
            error={errorOf("place")}
            maxLength={100}
            autoComplete="address-level2"
            value={values.place ?? ""}
            onChange={(event) => change({ place: event.currentTarget.value || null })}
          />
          {!isDemand && values.handover !== "in_person" && (
            <MoneyField
              id={fieldId("shippingPrice")}
              label={t("field.shippingPrice")}
              optionalNote={t("optional")}
              hint={t("hint.shippingPrice")}
              error={errorOf("shippingPrice")}
              notAmount={t("notAmount")}
              {...writtenAmount(model, "shippingPrice")}
            />
          )}
          {!isDemand && <ProtectionField model={model} />}
        </div>
      </fieldset>
    </div>
  );
}

/** An amount of the form in its field: one that cannot be read stays there as it was written, and changes nothing. */
function writtenAmount(
  { values, unread, write }: FormModel,
  name: "startPrice" | "reservePrice" | "buyNowPrice" | "price" | "shippingPrice",
) {
  return {
    value: name in unread ? null : values[name],
    unread: unread[name],
    onChange: (amount: number | null, problem: AmountProblem | null, text = "") =>
      write(name, amount, problem === null || problem === "greatest" ? null : text),
  };
}

function PriceFields({ model }: { model: FormModel }) {
  const { t } = useTranslation("listingForm");
  const { values, errorOf } = model;
  const field = (name: "startPrice" | "reservePrice" | "buyNowPrice" | "price") => ({
    id: fieldId(name),
    error: errorOf(name),
    notAmount: t("notAmount"),
    ...writtenAmount(model, name),
  });
  if (values.type === "demand" || values.saleMode === "fixed_price") {
    const isDemand = values.type === "demand";
    return (
      <MoneyField
        {...field("price")}
        className="tablet:max-w-80"
        label={t(isDemand ? "field.priceDemand" : "field.price")}
        {...(isDemand ? { optionalNote: t("optional") } : { required: true })}
        hint={t(isDemand ? "hint.priceDemand" : "hint.price")}
      />
    );
  }
  if (values.saleMode === "by_agreement") return null;
  const until = values.reservePrice === null ? "firstBid" : "reserve";
  const least = values.startPrice && formatCzk(leastBuyNow(values.startPrice));
  return (
    <fieldset>
      <legend className="type-h5 mb-4">{t("prices")}</legend>
      <div className="grid gap-x-6 gap-y-5 tablet:grid-cols-2 ultra:grid-cols-3">
        <MoneyField {...field("startPrice")} label={t("field.startPrice")} required hint={t("hint.startPrice")} />
        <MoneyField
          {...field("reservePrice")}
          label={t("field.reservePrice")}
          optionalNote={t("optional")}
          hint={t("hint.reservePrice")}
        />
        <MoneyField
          {...field("buyNowPrice")}
          label={t("field.buyNowPrice")}
          optionalNote={t("optional")}
          hint={`${least ? t("hint.buyNowLeast", { amount: least }) : t("hint.buyNow")} ${t(`hint.buyNowUntil.${until}`)}`}
        />
      </div>
    </fieldset>
  );
}

import type { UseFormRegister } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { phonePrefixes } from "#contract/accounts/contact.ts";
import { shopCountries } from "#contract/carriers/carriers.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { Input, type InputProps } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import type { DeliveryValues } from "./delivery-values.ts";

type Line = "name" | "phone" | "street" | "city" | "zip";

/** The lines of an address, with a telephone number for whoever brings the parcel. */
export function DeliveryFields({
  register,
  errorOf,
  country,
}: {
  register: UseFormRegister<DeliveryValues>;
  errorOf: (field: `address.${Line}` | "address.country") => string | undefined;
  /** The country that the form begins with; a parcel of a sale goes to it, or to one that parcels usually go to. */
  country: string;
}) {
  const { t } = useTranslation(["deals", "contact"]);
  const rules = useRules();
  const names = new Intl.DisplayNames(useLocale(), { type: "region" });
  const destinations = [...new Set([...shopCountries, country])];
  const line = (name: Line, more: Partial<InputProps> = {}) => (
    <Input
      label={t(`deals:delivery.${name}`)}
      error={errorOf(`address.${name}`)}
      required={name !== "phone"}
      {...more}
      {...register(`address.${name}`, name === "phone" ? {} : { required: rules.required })}
    />
  );
  return (
    <div className="grid gap-4">
      {line("name", { autoComplete: "shipping name" })}
      {line("street", { autoComplete: "shipping street-address" })}
      <div className="grid items-start gap-x-3 gap-y-4 tablet:grid-cols-[8rem_minmax(0,1fr)]">
        {line("zip", { autoComplete: "shipping postal-code" })}
        {line("city", { autoComplete: "shipping address-level2" })}
        <Select
          label={t("deals:delivery.country")}
          className="tablet:col-span-2"
          autoComplete="shipping country"
          options={destinations.map((value) => ({ value, label: names.of(value) ?? value }))}
          error={errorOf("address.country")}
          {...register("address.country")}
        />
      </div>
      <div className="field-row grid-cols-[7.5rem_minmax(0,1fr)] gap-x-3">
        <Select
          label={t("deals:delivery.prefix")}
          options={[
            ...phonePrefixes.map((prefix) => ({ value: prefix, label: prefix })),
            { value: "", label: t("contact:otherPrefix") },
          ]}
          {...register("address.prefix")}
        />
        {line("phone", { type: "tel", inputMode: "tel", autoComplete: "shipping tel-national" })}
      </div>
    </div>
  );
}

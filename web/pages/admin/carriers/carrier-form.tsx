import { useTranslation } from "react-i18next";
import { carrierDestinations, type EditableCarrier } from "#contract/shop/carriers.ts";
import { browserApi } from "#web/api/browser-api.ts";
import type { ApiForm } from "#web/forms/use-api-form.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { AddEnd } from "#web/pages/admin/editing/add-end.tsx";
import { useAddForm } from "#web/pages/admin/editing/use-add-form.ts";
import { useVersionedLines } from "#web/pages/admin/editing/use-versioned-lines.ts";
import { VersionedEnd } from "#web/pages/admin/editing/versioned-end.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { Input, type InputProps } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { bodyOf, type CarrierValues, valuesOf } from "./carrier-values.ts";
import { readPrices } from "./written-prices.ts";

/** A carrier that is there, with its price lists. */
export function CarrierForm({ carrier }: { carrier: EditableCarrier }) {
  const { t } = useTranslation("carrierAdmin");
  const params = { id: carrier.id };
  const form = useVersionedLines<EditableCarrier, CarrierValues>(carrier, {
    valuesOf,
    write: async (values, version) =>
      (await browserApi.carriers.change({ params, body: { ...bodyOf(values), version } })).data,
    read: async () => (await browserApi.carriers.stored({})).data.find(({ id }) => id === carrier.id) ?? null,
    linesOf: ({ prices, destination, isShown, ...values }) => [
      ...Object.entries(values).map(
        ([name, text]) => `${t(`field.${name as keyof typeof values}`)}: ${text}`,
      ),
      `${t("field.destination")}: ${t(`destination.${destination}`)}`,
      `${t("field.isShown")}: ${t(isShown ? "yes" : "no")}`,
      ...prices.split("\n").map((line) => `${t("field.prices")}: ${line}`),
    ],
    saved: t("saved"),
  });
  return (
    <form onSubmit={form.onSubmit} noValidate method="post" className="grid gap-4 tablet:grid-cols-2">
      <Fields form={form} />
      <div className="tablet:col-span-2">
        <VersionedEnd {...form} />
      </div>
    </form>
  );
}

/** The form of a new carrier. */
export function AddCarrier({ onDone }: { onDone: () => Promise<void> }) {
  const { t } = useTranslation("carrierAdmin");
  const form = useAddForm<CarrierValues>({
    empty: valuesOf(null),
    add: (values) => browserApi.carriers.add({ body: bodyOf(values) }),
    added: t("saved"),
    onDone,
  });
  return (
    <form onSubmit={form.onSubmit} noValidate method="post" className="grid gap-4 tablet:grid-cols-2">
      <Fields form={form} />
      <AddEnd form={form} button={t("add")} />
    </form>
  );
}

function Fields({ form: { form, errorOf } }: { form: ApiForm<CarrierValues> }) {
  const { t } = useTranslation("carrierAdmin");
  const rules = useRules();
  const field = (
    name: Exclude<keyof CarrierValues, "destination" | "isShown" | "prices">,
    more: Partial<InputProps> = {},
  ) => (
    <Input
      label={t(`field.${name}`)}
      error={errorOf(name)}
      autoComplete="off"
      {...more}
      {...form.register(name, more.required ? { required: rules.required } : {})}
    />
  );
  return (
    <>
      {field("nameCs", { required: true, maxLength: 120 })}
      {field("nameEn", { maxLength: 120 })}
      {field("noteCs", { maxLength: 300 })}
      {field("noteEn", { maxLength: 300 })}
      <Textarea
        className="tablet:col-span-2"
        rows={6}
        label={t("field.prices")}
        hint={t("hint.prices")}
        error={errorOf("prices")}
        {...form.register("prices", { validate: (text) => readPrices(text) !== null || t("error.prices") })}
      />
      <Select
        label={t("field.destination")}
        options={carrierDestinations.map((value) => ({ value, label: t(`destination.${value}`) }))}
        {...form.register("destination")}
      />
      {field("position", { inputMode: "numeric", hint: t("hint.position") })}
      <div className="tablet:col-span-2">
        <Checkbox label={t("field.isShown")} {...form.register("isShown")} />
      </div>
    </>
  );
}

import { useTranslation } from "react-i18next";
import { carrierDestinations, type KeptCarrier } from "#contract/shop/carriers.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { Input, type InputProps } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import { readPrices, writePrices } from "./written-prices.ts";

interface Values {
  nameCs: string;
  nameEn: string;
  noteCs: string;
  noteEn: string;
  position: string;
  destination: KeptCarrier["destination"];
  isShown: boolean;
  /** Price lists as written text. */
  prices: string;
}

/** A carrier's form: a new one, or one that is there. */
export function CarrierForm({
  carrier,
  onDone,
}: {
  carrier: KeptCarrier | null;
  onDone: () => Promise<void>;
}) {
  const { t } = useTranslation("carrierDesk");
  const rules = useRules();
  const { form, onSubmit, busy, message, errorOf } = useApiForm<Values>({
    defaultValues: valuesOf(carrier),
    submit: async (values) => {
      const body = bodyOf(values);
      await (carrier
        ? browserApi.carriers.change({
            params: { id: carrier.id },
            body: { ...body, version: carrier.version },
          })
        : browserApi.carriers.add({ body }));
      if (!carrier) form.reset(valuesOf(null));
      notify({ kind: "success", text: t("saved") });
      await onDone();
    },
  });
  const field = (
    name: Exclude<keyof Values, "destination" | "isShown" | "prices">,
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
    <form onSubmit={onSubmit} noValidate method="post" className="grid gap-4 tablet:grid-cols-2">
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
        <FormMessage>{message}</FormMessage>
        <Button type="submit" busy={busy} className="mt-3">
          {t(carrier ? "save" : "add")}
        </Button>
      </div>
    </form>
  );
}

function valuesOf(carrier: KeptCarrier | null): Values {
  const { name, note, position, destination, isShown, prices } = carrier ?? nothing;
  return {
    ...{ nameCs: name.cs, nameEn: name.en, noteCs: note.cs, noteEn: note.en },
    ...{ position: String(position), destination, isShown, prices: writePrices(prices) },
  };
}

const nothing = {
  name: { cs: "", en: "" },
  note: { cs: "", en: "" },
  position: 0,
  destination: "address" as const,
  isShown: true,
  prices: [],
};

/** What is sent; the form has checked that the price lists can be read, the server checks the rest. */
function bodyOf(values: Values): Parameters<typeof browserApi.carriers.add>[0]["body"] {
  const { nameCs, nameEn, noteCs, noteEn, position, destination, isShown, prices } = values;
  return {
    ...{ name: { cs: nameCs, en: nameEn }, note: { cs: noteCs, en: noteEn }, isShown },
    ...{ position: Number(position), destination },
    prices: readPrices(prices) ?? [],
  };
}

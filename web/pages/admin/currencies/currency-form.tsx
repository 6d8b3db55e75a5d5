import type { Path } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { chargedCurrency, type KeptCurrency } from "#contract/content/currency-desk.ts";
import { browserApi } from "#web/api/browser-api.ts";
import type { ApiForm } from "#web/forms/use-api-form.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { AddEnd } from "#web/pages/admin/kept/add-end.tsx";
import { LinedEnd } from "#web/pages/admin/kept/lined-end.tsx";
import { useAddForm } from "#web/pages/admin/kept/use-add-form.ts";
import { useLinedForm } from "#web/pages/admin/kept/use-lined-form.ts";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { Input, type InputProps } from "#web/ui/fields/input.tsx";
import { bodyOf, type CurrencyValues, hasJumped, newCurrency, valuesOf } from "./currency-values.ts";

/** A currency that is there; what is stored of it is seen on all pages at once. */
export function CurrencyForm({ kept }: { kept: KeptCurrency }) {
  const { t } = useTranslation("currencyDesk");
  const params = { id: kept.id };
  const form = useLinedForm<KeptCurrency, CurrencyValues>(kept, {
    valuesOf,
    write: async (values, version) => {
      const body = { ...bodyOf(values), version, jumpConfirmed: values.jumpConfirmed };
      return (await browserApi.currencyDesk.change({ params, body })).data;
    },
    read: async () => (await browserApi.currencyDesk.list({})).data.find(({ id }) => id === kept.id) ?? null,
    linesOf: (values) => [
      ...(["symbolBefore", "symbolAfter", "decimals", "rate"] as const).map(
        (name) => `${t(`field.${name}`)}: ${values[name]}`,
      ),
      ...(["isDefault", "isShown"] as const).map(
        (name) => `${t(`field.${name}`)}: ${t(values[name] ? "yes" : "no")}`,
      ),
    ],
    saved: t("saved"),
  });
  const isJump = hasJumped(kept, form.form.watch("rate"));
  return (
    <form onSubmit={form.onSubmit} noValidate method="post" className="grid gap-4">
      <Fields form={form} isCharged={kept.code === chargedCurrency} />
      {isJump && <Checkbox label={t("jump")} hint={t("jumpHint")} {...form.form.register("jumpConfirmed")} />}
      <LinedEnd {...form} />
    </form>
  );
}

/** The form of a new currency. */
export function AddCurrency({ onDone }: { onDone: () => Promise<void> }) {
  const { t } = useTranslation("currencyDesk");
  const rules = useRules();
  const form = useAddForm<CurrencyValues>({
    empty: newCurrency,
    add: (values) => browserApi.currencyDesk.add({ body: { ...bodyOf(values), code: values.code } }),
    added: t("added"),
    onDone,
  });
  return (
    <form onSubmit={form.onSubmit} noValidate method="post" className="grid gap-4">
      <Input
        label={t("field.code")}
        hint={t("hint.code")}
        error={form.errorOf("code")}
        autoComplete="off"
        maxLength={3}
        required
        {...form.form.register("code", { required: rules.required })}
      />
      <Fields form={form} />
      <AddEnd form={form} button={t("add")} />
    </form>
  );
}

/** How it is written, its rate, and whether visitors may choose it. What is charged has a rate of its own that nobody changes. */
function Fields({
  form: { form, errorOf },
  isCharged = false,
}: {
  form: ApiForm<CurrencyValues>;
  isCharged?: boolean;
}) {
  const { t } = useTranslation("currencyDesk");
  const rules = useRules();
  const number = { required: rules.required, ...rules.number };
  const field = (
    name: Exclude<Path<CurrencyValues>, "isDefault" | "isShown" | "jumpConfirmed" | "code">,
    more: Partial<InputProps>,
    registration: object = {},
  ) => (
    <Input
      label={t(`field.${name}`)}
      error={errorOf(name)}
      autoComplete="off"
      {...more}
      {...form.register(name, registration)}
    />
  );
  return (
    <>
      <div className="grid gap-4 tablet:grid-cols-2">
        {field("symbolBefore", { maxLength: 8, hint: t("hint.symbol") })}
        {field("symbolAfter", { maxLength: 8 })}
        {field("decimals", { maxLength: 1, inputMode: "numeric", required: true }, number)}
        {field(
          "rate",
          {
            ...{ maxLength: 14, inputMode: "decimal", required: true, readOnly: isCharged },
            hint: t(isCharged ? "hint.charged" : "hint.rate"),
          },
          number,
        )}
      </div>
      <div>
        <Checkbox label={t("field.isShown")} error={errorOf("isShown")} {...form.register("isShown")} />
        <Checkbox label={t("field.isDefault")} error={errorOf("isDefault")} {...form.register("isDefault")} />
      </div>
    </>
  );
}

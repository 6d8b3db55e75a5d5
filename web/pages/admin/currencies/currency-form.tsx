import type { Path } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { chargedCurrency, type EditableCurrency } from "#contract/currencies/currency-admin.ts";
import { browserApi } from "#web/api/browser-api.ts";
import type { ApiForm } from "#web/forms/use-api-form.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { AddEnd } from "#web/pages/admin/editing/add-end.tsx";
import { useAddForm } from "#web/pages/admin/editing/use-add-form.ts";
import { useVersionedLines } from "#web/pages/admin/editing/use-versioned-lines.ts";
import { VersionedEnd } from "#web/pages/admin/editing/versioned-end.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { Input, type InputProps } from "#web/ui/fields/input.tsx";
import { bodyOf, type CurrencyValues, hasJumped, newCurrency, valuesOf } from "./currency-values.ts";

/** A currency that is there; what is stored of it is seen on all pages at once. */
export function CurrencyForm({ stored }: { stored: EditableCurrency }) {
  const { t } = useTranslation("currencyAdmin");
  const params = { id: stored.id };
  const form = useVersionedLines<EditableCurrency, CurrencyValues>(stored, {
    valuesOf,
    write: async (values, version) => {
      const body = { ...bodyOf(values), version, jumpConfirmed: values.jumpConfirmed };
      return (await browserApi.currencyAdmin.change({ params, body })).data;
    },
    read: async () => (await browserApi.currencyAdmin.list({})).data.find(({ id }) => id === stored.id) ?? null,
    linesOf: (values) => [
      ...(["symbolBefore", "symbolAfter", "decimals", "rate"] as const).map(
        (name) => `${t(`field.${name}`)}: ${values[name]}`,
      ),
      ...(["isDefault", "isShown"] as const).map((name) => `${t(`field.${name}`)}: ${t(values[name] ? "yes" : "no")}`),
    ],
    saved: t("saved"),
  });
  const isJump = hasJumped(stored, form.form.watch("rate"));
  return (
    <form onSubmit={form.onSubmit} noValidate method="post" className="grid gap-4">
      <Fields form={form} isCharged={stored.code === chargedCurrency} />
      {isJump && <Checkbox label={t("jump")} hint={t("jumpHint")} {...form.form.register("jumpConfirmed")} />}
      <VersionedEnd {...form} />
    </form>
  );
}

/** The form of a new currency. */
export function AddCurrency({ onDone }: { onDone: () => Promise<void> }) {
  const { t } = useTranslation("currencyAdmin");
  const rules = useRules();
  const form = useAddForm<CurrencyValues>({
    empty: newCurrency,
    add: (values) => browserApi.currencyAdmin.add({ body: { ...bodyOf(values), code: values.code } }),
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
  const { t } = useTranslation("currencyAdmin");
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

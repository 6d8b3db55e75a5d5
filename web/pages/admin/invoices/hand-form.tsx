import { useRef } from "react";
import { useFieldArray, useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import { mostHandLines } from "#contract/invoices/hand-documents.ts";
import { taxClasses } from "#contract/payments/tax-classes.ts";
import { locales } from "#contract/values/locale.ts";
import { dayAfter } from "#contract/values/prague-day.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { newKey } from "#web/api/new-key.ts";
import { useProof } from "#web/features/accounts/use-proof.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { writtenNumber } from "#web/format/written-number.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { type ApiForm, useApiForm } from "#web/forms/use-api-form.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { Button } from "#web/ui/button.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import { CustomerFields, type CustomerValues } from "./customer-fields.tsx";

const emptyLine = { label: "", quantity: "1", unit: "", taxClass: "standard" };
const noCustomer: CustomerValues = {
  ...{ name: "", street: "", city: "", zip: "", country: "CZ", companyId: "", taxId: "", email: "" },
};
/** Days until an invoice is due, unless whoever issues it says otherwise. */
const usualDue = 14;

interface Values {
  locale: string;
  customer: CustomerValues;
  taxableOn: string;
  dueOn: string;
  lines: (typeof emptyLine)[];
}
type Body = Parameters<typeof browserApi.handDocuments.issue>[0]["body"];

/** Issues an invoice as it is written here, and leads to it. `today`: in Prague. */
export function HandForm({ today }: { today: string }) {
  const { t } = useTranslation("issuedDocument");
  const { required } = useRules();
  const locale = useLocale();
  const navigate = useNavigate();
  const { withProof, proof } = useProof();
  const key = useRef(newKey());
  const { form, onSubmit, busy, message, errorOf } = useApiForm<Values>({
    defaultValues: {
      ...{ locale, customer: noCustomer, taxableOn: today, dueOn: dayAfter(today, usualDue), lines: [emptyLine] },
    },
    submit: async (values) => {
      const headers = { "idempotency-key": key.current };
      const answer = await withProof(() => browserApi.handDocuments.issue({ headers, body: bodyOf(values) }));
      if (!answer) return;
      notify({ kind: "success", text: t("byHand.issued") });
      await navigate(pathTo("oneInvoiceAdmin", locale, { id: answer.data.id }));
    },
  });
  return (
    <form onSubmit={onSubmit} noValidate method="post" className="mt-6 grid max-w-230 gap-6">
      <CustomerFields form={form} errorOf={errorOf} />
      <div className="grid gap-4 tablet:grid-cols-3">
        {(["taxableOn", "dueOn"] as const).map((name) => (
          <Input
            key={name}
            type="date"
            label={t(`fact.${name}`)}
            error={errorOf(name)}
            {...form.register(name, { required })}
          />
        ))}
        <Select
          label={t("byHand.locale")}
          options={locales.map((value) => ({ value, label: t(`byHand.locales.${value}`) }))}
          {...form.register("locale")}
        />
      </div>
      <HandLines form={form} errorOf={errorOf} />
      <div>
        <FormMessage>{message}</FormMessage>
        <Button type="submit" busy={busy} className="mt-2">
          {t("byHand.issue")}
        </Button>
      </div>
      {proof}
    </form>
  );
}

/** The lines of an invoice, one after another, and what they come to. */
function HandLines({ form, errorOf }: Pick<ApiForm<Values>, "form" | "errorOf">) {
  const { t } = useTranslation("issuedDocument");
  const { required, number } = useRules();
  const rows = useFieldArray({ control: form.control, name: "lines" });
  const lines = useWatch({ control: form.control, name: "lines" });
  const sum = lines.reduce((all, { quantity, unit }) => all + writtenNumber(quantity) * writtenNumber(unit), 0);
  return (
    <>
      {rows.fields.map(({ id }, at) => (
        <fieldset key={id} className="grid items-start gap-4 border-line border-t pt-4 tablet:grid-cols-4">
          <legend className="type-small font-semibold">{t("byHand.line", { number: at + 1 })}</legend>
          <Input
            className="tablet:col-span-4"
            label={t("column.label")}
            maxLength={300}
            error={errorOf(`lines.${at}.label`)}
            {...form.register(`lines.${at}.label`, { required })}
          />
          {(["quantity", "unit"] as const).map((name) => (
            <Input
              key={name}
              label={t(`byHand.${name}`)}
              inputMode="decimal"
              autoComplete="off"
              error={errorOf(`lines.${at}.${name}`)}
              {...form.register(`lines.${at}.${name}`, { required, ...number })}
            />
          ))}
          <Select
            label={t("byHand.taxClass")}
            options={taxClasses.map((value) => ({ value, label: t(`byHand.taxClasses.${value}`) }))}
            {...form.register(`lines.${at}.taxClass`)}
          />
          {rows.fields.length > 1 && (
            <Button className="tablet:mt-8" kind="quiet" size="small" onClick={() => rows.remove(at)}>
              {t("byHand.remove", { number: at + 1 })}
            </Button>
          )}
        </fieldset>
      ))}
      <div className="flex flex-wrap items-center justify-between gap-4">
        {rows.fields.length < mostHandLines && (
          <Button kind="outline" size="small" onClick={() => rows.append(emptyLine)}>
            {t("byHand.add")}
          </Button>
        )}
        {Number.isFinite(sum) && sum > 0 && (
          <p className="type-control tnum">{t("byHand.sum", { amount: formatCzk(sum) })}</p>
        )}
      </div>
    </>
  );
}

function bodyOf({ locale, customer, lines, ...days }: Values): Body {
  return {
    ...days,
    locale: locale as Body["locale"],
    customer: { ...customer, country: customer.country as Body["customer"]["country"] },
    lines: lines.map(({ label, quantity, unit, taxClass }) => ({
      ...{ label, quantity: writtenNumber(quantity), unit: writtenNumber(unit) },
      taxClass: taxClass as Body["lines"][number]["taxClass"],
    })),
  };
}

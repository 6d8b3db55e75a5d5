import { X } from "lucide-react";
import { useFieldArray } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { KeptTax } from "#contract/payments/tax-desk.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { formatDate } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { writtenNumber } from "#web/format/written-number.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { LinedEnd } from "#web/pages/admin/kept/lined-end.tsx";
import { useLinedForm } from "#web/pages/admin/kept/use-lined-form.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";

/** Rates as they are written. */
interface TaxValues {
  isPayer: boolean;
  rates: { from: string; standard: string }[];
}

/** Whether the house pays VAT, and the rates with the day from which each holds. */
export function TaxForm({ tax }: { tax: KeptTax }) {
  const { t } = useTranslation("taxDesk");
  const locale = useLocale();
  const { required } = useRules();
  const kept = useLinedForm<KeptTax, TaxValues>(tax, {
    valuesOf: ({ isPayer, rates }) => ({
      isPayer,
      rates: rates.map(({ from, standard }) => ({ from, standard: String(standard) })),
    }),
    write: async (values, version) =>
      (await browserApi.taxDesk.write({ body: { ...bodyOf(values), version } })).data,
    read: async () => (await browserApi.taxDesk.get({})).data,
    linesOf: ({ isPayer, rates }) => [
      t(isPayer ? "isPayer" : "isNoPayer"),
      ...rates.map(({ from, standard }) =>
        t("line", { day: formatDate(`${from}T12:00:00Z`, locale), percent: standard }),
      ),
    ],
    saved: t("saved"),
  });
  const { form, onSubmit, errorOf } = kept;
  const rows = useFieldArray({ control: form.control, name: "rates" });
  return (
    <form onSubmit={onSubmit} noValidate method="post" className="mt-6 grid gap-4">
      <Checkbox label={t("payer")} {...form.register("isPayer")} />
      <ol className="grid gap-4 border-t border-line pt-4">
        {rows.fields.map(({ id }, index) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-3 border-line border-b pb-4 tablet:grid-cols-[1fr_1fr_auto]"
          >
            <Input
              type="date"
              label={t("from")}
              error={errorOf(`rates.${index}.from`)}
              {...form.register(`rates.${index}.from`, { required })}
            />
            <Input
              className="max-tablet:col-start-1 max-tablet:row-start-2"
              label={t("standard")}
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              error={errorOf(`rates.${index}.standard`)}
              {...form.register(`rates.${index}.standard`, {
                validate: (text) => /^\d{1,2}$/.test(text.trim()) || t("notPercent"),
              })}
            />
            <IconButton
              className="mt-7.5"
              label={t("remove", { number: index + 1 })}
              disabled={rows.fields.length === 1}
              onClick={() => rows.remove(index)}
            >
              <X aria-hidden="true" strokeWidth={1.5} className="size-5" />
            </IconButton>
          </li>
        ))}
      </ol>
      {rows.fields.length < 30 && (
        <p>
          <Button kind="outline" size="small" onClick={() => rows.append({ from: "", standard: "" })}>
            {t("add")}
          </Button>
        </p>
      )}
      <p className="type-small max-w-[70ch] text-muted">{t("hint")}</p>
      <LinedEnd {...kept} />
    </form>
  );
}

/** The form has checked that the rates can be read. */
function bodyOf({ isPayer, rates }: TaxValues) {
  return { isPayer, rates: rates.map(({ from, standard }) => ({ from, standard: writtenNumber(standard) })) };
}

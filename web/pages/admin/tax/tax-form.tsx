import { X } from "lucide-react";
import { useFieldArray } from "react-hook-form";
import { useTranslation } from "react-i18next";
import type { EditableTax } from "#contract/payments/tax-admin.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { formatDate } from "#web/format/dates.ts";
import { useLocale } from "#web/format/use-locale.ts";
import { writtenNumber } from "#web/format/written-number.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { useVersionedLines } from "#web/pages/admin/editing/use-versioned-lines.ts";
import { VersionedEnd } from "#web/pages/admin/editing/versioned-end.tsx";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";

/** Rates as they are written. */
interface TaxValues {
  isPayer: boolean;
  rates: { from: string; standard: string; reduced: string }[];
}

/** Whether the site pays VAT, and the rates with the day from which each holds. */
export function TaxForm({ tax }: { tax: EditableTax }) {
  const { t } = useTranslation("taxAdmin");
  const { required } = useRules();
  const stored = useTaxForm(tax);
  const { form, onSubmit, errorOf } = stored;
  const rows = useFieldArray({ control: form.control, name: "rates" });
  return (
    <form onSubmit={onSubmit} noValidate method="post" className="mt-6 grid gap-4">
      <Checkbox label={t("payer")} {...form.register("isPayer")} />
      <ol className="grid gap-4 border-t border-line pt-4">
        {rows.fields.map(({ id }, index) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-3 border-line border-b pb-4 tablet:grid-cols-[1fr_1fr_1fr_auto]"
          >
            <Input
              type="date"
              label={t("from")}
              error={errorOf(`rates.${index}.from`)}
              {...form.register(`rates.${index}.from`, { required })}
            />
            {(["standard", "reduced"] as const).map((name) => (
              <Input
                key={name}
                className="max-tablet:col-start-1"
                label={t(name)}
                inputMode="numeric"
                autoComplete="off"
                maxLength={2}
                error={errorOf(`rates.${index}.${name}`)}
                {...form.register(`rates.${index}.${name}`, {
                  validate: (text) => /^\d{1,2}$/.test(text.trim()) || t("notPercent"),
                })}
              />
            ))}
            <IconButton
              className="mt-7.5 max-tablet:col-start-2 max-tablet:row-start-1"
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
          <Button kind="outline" size="small" onClick={() => rows.append({ from: "", standard: "", reduced: "" })}>
            {t("add")}
          </Button>
        </p>
      )}
      <p className="type-small max-w-[70ch] text-muted">{t("hint")}</p>
      <VersionedEnd {...stored} />
    </form>
  );
}

function useTaxForm(tax: EditableTax) {
  const { t } = useTranslation("taxAdmin");
  const locale = useLocale();
  return useVersionedLines<EditableTax, TaxValues>(tax, {
    valuesOf: ({ isPayer, rates }) => ({
      isPayer,
      rates: rates.map(({ from, standard, reduced }) => ({
        from,
        standard: String(standard),
        reduced: String(reduced),
      })),
    }),
    write: async (values, version) => (await browserApi.taxAdmin.write({ body: { ...bodyOf(values), version } })).data,
    read: async () => (await browserApi.taxAdmin.get({})).data,
    linesOf: ({ isPayer, rates }) => [
      t(isPayer ? "isPayer" : "isNoPayer"),
      ...rates.map(({ from, standard, reduced }) =>
        t("line", { day: formatDate(`${from}T12:00:00Z`, locale), standard, reduced }),
      ),
    ],
    saved: t("saved"),
  });
}

/** The form has checked that the rates can be read. */
function bodyOf({ isPayer, rates }: TaxValues) {
  const read = ({ from, standard, reduced }: TaxValues["rates"][number]) => ({
    from,
    standard: writtenNumber(standard),
    reduced: writtenNumber(reduced),
  });
  return { isPayer, rates: rates.map(read) };
}

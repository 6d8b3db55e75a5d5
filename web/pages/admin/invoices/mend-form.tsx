import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { pathTo } from "#contract/content/page-paths.ts";
import type { IssuedDocument } from "#contract/invoices/issued-documents.ts";
import { formatCzk } from "#contract/values/written-amounts.ts";
import { browserApi } from "#web/api/browser-api.ts";
import { useProof } from "#web/features/accounts/use-proof.tsx";
import { useLocale } from "#web/format/use-locale.ts";
import { FormMessage } from "#web/forms/form-message.tsx";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { useRules } from "#web/forms/use-rules.ts";
import { Button } from "#web/ui/button.tsx";
import { Disclosure } from "#web/ui/disclosure.tsx";
import { Input } from "#web/ui/fields/input.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { Textarea } from "#web/ui/fields/textarea.tsx";
import { notify } from "#web/ui/overlays/notify.ts";
import { CustomerFields, type CustomerValues } from "./customer-fields.tsx";

interface Values {
  reason: string;
  customer: CustomerValues;
  lines: { label: string; vatPercent: string }[];
}
type Body = Parameters<typeof browserApi.issuedDocuments.replace>[0]["body"];

/** Cancels a wrong document and issues it anew as it is written here; leads to the new one. */
export function MendForm({ document }: { document: IssuedDocument }) {
  const { t } = useTranslation("issuedDocument");
  const rules = useRules();
  const locale = useLocale();
  const navigate = useNavigate();
  const { withProof, proof } = useProof();
  const { id, kind, customer, mending } = document;
  const isProforma = kind === "proforma";
  const { form, onSubmit, busy, message, errorOf } = useApiForm<Values>({
    defaultValues: {
      ...{ reason: "", customer },
      lines: mending.lines.map(({ label, vatPercent }) => ({ label, vatPercent: String(vatPercent ?? "") })),
    },
    submit: async (values) => {
      const answer = await withProof(() =>
        browserApi.issuedDocuments.replace({ params: { id }, body: bodyOf(values, mending.lines) }),
      );
      if (!answer) return;
      notify({ kind: "success", text: t("mended") });
      await navigate(pathTo("oneInvoiceAdmin", locale, { id: answer.data.id }));
    },
  });
  const options = (own: number | null) =>
    [...new Set([...mending.rates, ...(own === null ? [] : [own])])].map((rate) => ({
      ...{ value: String(rate), label: `${rate} %` },
    }));
  return (
    <Disclosure summary={t("mend")} className="mt-8 max-w-230 border-t">
      <p className="type-small max-w-[70ch] text-muted">{t(isProforma ? "mendProforma" : "mendHint")}</p>
      <form onSubmit={onSubmit} noValidate method="post" className="mt-4 grid gap-6">
        <CustomerFields form={form} errorOf={errorOf} />
        <fieldset className="grid gap-4">
          <legend className="type-h3 mb-3">{t("lines")}</legend>
          {mending.lines.map(({ position, total, vatPercent }, at) => (
            <div key={position} className="grid items-start gap-4 tablet:grid-cols-[minmax(0,1fr)_8rem_7rem]">
              <Input
                label={t("lineLabel", { number: at + 1 })}
                maxLength={300}
                error={errorOf(`lines.${at}.label`)}
                {...form.register(`lines.${at}.label`, { required: rules.required })}
              />
              {mending.rates.length > 0 ? (
                <Select
                  label={t("column.rate")}
                  options={options(vatPercent)}
                  error={errorOf(`lines.${at}.vatPercent`)}
                  {...form.register(`lines.${at}.vatPercent`)}
                />
              ) : (
                <span />
              )}
              <p className="type-small tnum tablet:mt-10 tablet:text-right">{formatCzk(total)}</p>
            </div>
          ))}
        </fieldset>
        <Textarea
          label={t("mendReason")}
          hint={t("mendReasonHint")}
          maxLength={500}
          error={errorOf("reason")}
          {...form.register("reason", { required: rules.required, minLength: rules.min(3) })}
        />
        <div>
          <FormMessage>{message}</FormMessage>
          <Button type="submit" busy={busy} className="mt-2">
            {t(isProforma ? "mendProformaAction" : "mendAction")}
          </Button>
        </div>
      </form>
      {proof}
    </Disclosure>
  );
}

function bodyOf({ reason, customer, lines }: Values, left: IssuedDocument["mending"]["lines"]): Body {
  return {
    reason,
    customer: { ...customer, country: customer.country as Body["customer"]["country"] },
    lines: left.map(({ position, vatPercent }, at) => ({
      position,
      label: lines[at]?.label ?? "",
      vatPercent: vatPercent === null ? null : Number(lines[at]?.vatPercent || vatPercent),
    })),
  };
}
